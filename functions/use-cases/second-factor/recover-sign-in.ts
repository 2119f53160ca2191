import { timingSafeEqual } from 'node:crypto';
import { hashOfRecoveryCode } from '../../domain/books/recovery-codes.ts';
import { emailHashOf } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { SecondFactor } from '../../store/second-factors.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { countedTry } from './counted-try.ts';
import { forgetCodes } from './forget-codes.ts';

interface Lost {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

type Parts = SecurityParts &
  Pick<Cloud, 'people' | 'poolSecondFactor' | 'secondFactors' | 'userPoolId' | 'userPoolClientId'>;

/**
 * Has signing in ask for no code any more, for whoever lost the app but knows the password and one of the recovery codes. Whichever of
 * them is wrong, or nobody's, the answer is the same. The pool is told first: where this ends before the codes are gone, the same code
 * is taken again, and nobody is locked out.
 */
export async function recoverSignIn(
  { email, password, code }: Lost,
  cloud: Parts,
): Promise<{ isOff: true } | Refusal> {
  const refused = await countedTry(emailHashOf(email), cloud);
  if (refused) return refused;
  const { poolSecondFactor, secondFactors, people, userPoolId } = cloud;
  const pool = { id: userPoolId, clientId: cloud.userPoolClientId };
  const userId = await poolSecondFactor.whoLacksTheApp(pool, { email, password });
  const kept = userId === undefined ? undefined : await secondFactors.of(userId);
  if (!kept || !(await isOneOf(kept, code))) return refuse('recovery-refused');
  await poolSecondFactor.free(userPoolId, kept.userId);
  const member = await people.member(kept.userId);
  const told = member
    ? tellingSecurity(
        { kind: 'second-factor-off' },
        { organizationId: member.membership.organizationId, person: member.person },
        cloud,
      )
    : [];
  await forgetCodes(kept.userId, told, cloud);
  return { isOff: true };
}

async function isOneOf({ codes, salt }: SecondFactor, code: string): Promise<boolean> {
  const hash = Buffer.from(await hashOfRecoveryCode(code, salt));
  return codes.some((one) => {
    const known = Buffer.from(one);
    return known.length === hash.length && timingSafeEqual(known, hash);
  });
}
