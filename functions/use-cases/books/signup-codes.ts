import { refusedCode } from '../../../shared/refused-code.ts';
import { emailHashOf } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** How long a sign-up code is good; the pool alone would keep it for a day. */
export const signupCodeMinutes = 10;

/** Notes that a code was sent just now to this address; older codes no longer count, nor do the tries at them. */
export async function noteCodeSent(
  email: string,
  { people, now }: Pick<Cloud, 'people' | 'now'>,
): Promise<void> {
  const sentAt = now().toISOString();
  await people.saveSignupCode({ emailHash: emailHashOf(email), isSent: true, sentAt, tries: 0 });
}

/**
 * Counts a code that is mailed anew to this address, for a sign-up or a forgotten password; throws where there were too many lately, which the
 * pool tells whoever asked.
 */
export async function countCodeAnew(
  email: string,
  { tokenBuckets, now }: Pick<Cloud, 'tokenBuckets' | 'now'>,
): Promise<void> {
  const taken = await tokenBuckets.takeFor('resend', { address: email }, now());
  if (taken === 'taken') return;
  throw new Error(refusedCode(new Date(now().getTime() + taken.secondsToWait * 1000).toISOString()));
}
