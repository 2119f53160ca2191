import { timingSafeEqual } from 'node:crypto';
import { limits } from '../../../shared/limits.ts';
import type { Person } from '../../../shared/model/organization.ts';
import { hashOfRecoveryCode } from '../../domain/books/recovery-codes.ts';
import { emailHashOf } from '../../domain/ids.ts';
import { NOBODY } from '../../domain/nobody.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { SecondFactor } from '../../store/second-factors.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { writeAsRead } from '../write-as-read.ts';
import { countedTry } from './counted-try.ts';
import { forgetCodes } from './forget-codes.ts';

interface Lost {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

type Parts = SecurityParts &
  Pick<
    Cloud,
    | 'change'
    | 'people'
    | 'poolSecondFactor'
    | 'secondFactors'
    | 'userPool'
    | 'userPoolId'
    | 'userPoolClientId'
  >;

const DAY_MS = 86_400_000;
const nobody: Person = { id: NOBODY, email: '', fullName: '' };
const noCodes: Pick<SecondFactor, 'salt' | 'codes'> = { salt: NOBODY, codes: [] };

/**
 * Has signing in ask for no code any more, for whoever lost the app but knows the password and one of the recovery codes. Whichever of
 * them is wrong, or nobody's, the answer is the same, and comes after the same work. The pool is told first: where this ends before the
 * codes are gone, the same code is taken again, and nobody is locked out.
 */
export async function recoverSignIn(lost: Lost, cloud: Parts): Promise<{ isOff: true } | Refusal> {
  const refused = await countedTry({ what: 'code', whose: emailHashOf(lost.email) }, cloud);
  if (refused) return refused;
  const { poolSecondFactor, secondFactors, userPoolId } = cloud;
  const kept = await secondFactors.of((await whoLacksTheApp(lost, cloud)) ?? NOBODY);
  const isRight = await isOneOf(kept ?? noCodes, lost.code);
  if (!kept || !isRight) {
    await tellOfTries(lost.email, cloud);
    return refuse('recovery-refused');
  }
  await poolSecondFactor.turn(userPoolId, kept.userId, false);
  await forgetCodes({ userId: kept.userId, ...(await recovered(kept.userId, cloud)) }, cloud);
  return { isOff: true };
}

/** Whose password this is, where it is somebody's who is asked for a code; undefined for everybody else. */
async function whoLacksTheApp({ email, password }: Lost, cloud: Parts): Promise<string | undefined> {
  const pool = { id: cloud.userPoolId, clientId: cloud.userPoolClientId };
  const proven = await cloud.userPool.provePassword(pool, { username: email, password });
  return proven.outcome === 'right' && proven.asksForCode ? proven.userId : undefined;
}

async function isOneOf(
  { codes, salt }: Pick<SecondFactor, 'salt' | 'codes'>,
  code: string,
): Promise<boolean> {
  const hash = Buffer.from(await hashOfRecoveryCode(code, salt));
  return codes.some((one) => {
    const known = Buffer.from(one);
    return known.length === hash.length && timingSafeEqual(known, hash);
  });
}

/**
 * Tells the owner of an address once a day that codes were tried there ten times within one, however they fell on its hours. For nobody's
 * address the same is read and written, and its mail finds nobody to go to: how long this takes tells nothing.
 */
async function tellOfTries(email: string, cloud: Parts): Promise<void> {
  const { secondFactors, userPool, userPoolId, now } = cloud;
  const whose = emailHashOf(email);
  if (!(await secondFactors.wereTried({ what: 'code', whose }, now(), limits.signInTriesAnHour))) return;
  const member = await cloud.people.member((await userPool.idOf(userPoolId, email)) ?? NOBODY);
  const whom = member
    ? { organizationId: member.membership.organizationId, person: member.person }
    : { organizationId: NOBODY, person: nobody };
  const telling = tellingSecurity({ kind: 'recovery-tried' }, whom, cloud);
  const noted = await secondFactors.tellingNow({ of: 'tries', whose }, now(), DAY_MS);
  if (noted.length > 0) await writeAsRead(whom.organizationId, 'tries-told', [...noted, ...telling], cloud);
}

/** What is noted of a recovery, and the writes that tell its person that they are asked for no code any more. */
async function recovered(userId: string, cloud: Parts) {
  const member = await cloud.people.member(userId);
  // Books that are still to be founded carry their person's id.
  const organizationId = member?.membership.organizationId ?? userId;
  return {
    act: 'sign-in-recovered',
    actor: { organizationId, userId, through: 'recovery-code' },
    telling: member
      ? tellingSecurity({ kind: 'second-factor-off' }, { organizationId, person: member.person }, cloud)
      : [],
  } as const;
}
