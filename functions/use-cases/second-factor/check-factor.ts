import type { Cloud } from '../../runtime/cloud.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { forgetCodes } from './forget-codes.ts';

type Parts = SecurityParts &
  Pick<Cloud, 'change' | 'people' | 'poolSecondFactor' | 'secondFactors' | 'userPoolId'>;

/** Whoever meddles again and again has its owner mailed once in such a time. */
const TELLING_MS = 3_600_000;

/**
 * Before somebody signs in, and so before they are asked for a code: what the pool asks is what was turned on or off here. Anything else
 * was not done through the product: its owner is told, at most once an hour, and it is undone. An app that was turned off and is gone from
 * the pool can't be asked for again: it is off here too, and that is told as well. Which app it is that the pool asks for, it tells nobody.
 */
export async function checkFactor(userId: string, cloud: Parts): Promise<void> {
  const { poolSecondFactor, userPoolId } = cloud;
  // Looked at twice: its owner may be turning it on or off at this moment.
  const isTurnedOn = (await differing(userId, cloud)) && (await differing(userId, cloud));
  if (!isTurnedOn) return;
  const { actor, tell } = await ownerOf(userId, cloud);
  // Told first: what breaks off here is undone by the next sign-in, which tells it no more within the hour.
  await cloud.change(actor, 'second-factor-undone', async (change) => {
    const what = { of: 'undone', whose: userId } as const;
    const noted = await cloud.secondFactors.tellingNow(what, cloud.now(), TELLING_MS);
    if (noted.length === 0) return;
    change.about({ id: userId });
    change.put(...noted, ...tell('second-factor-undone'));
  });
  const outcome = await poolSecondFactor.turn(userPoolId, userId, isTurnedOn.here);
  if (outcome !== 'no-app') return;
  const telling = tell('second-factor-off');
  await forgetCodes({ userId, actor, act: 'second-factor-turned-off', telling }, cloud);
}

/**
 * What we know of a second factor that the pool knows otherwise; undefined where both agree. The pool is asked first: what is turned on is kept
 * here before the pool hears of it, so that an app of this moment never looks like a foreign one.
 */
async function differing(
  userId: string,
  { poolSecondFactor, secondFactors, userPoolId }: Parts,
): Promise<{ readonly here: boolean } | undefined> {
  const isAsked = await poolSecondFactor.isOn(userPoolId, userId);
  const here = (await secondFactors.of(userId)) !== undefined;
  return isAsked === undefined || isAsked === here ? undefined : { here };
}

/** In whose books it is noted what was done about somebody's second factor, and how they are told. */
async function ownerOf(userId: string, cloud: Parts) {
  const member = await cloud.people.member(userId);
  // Books that are still to be founded carry their person's id.
  const organizationId = member?.membership.organizationId ?? userId;
  return {
    actor: { organizationId, system: 'check-factor' } as const,
    tell: (kind: 'second-factor-undone' | 'second-factor-off') =>
      member ? tellingSecurity({ kind }, { organizationId, person: member.person }, cloud) : [],
  };
}
