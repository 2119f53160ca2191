import { createHash } from 'node:crypto';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** How long a sign-up code is good; the pool alone would keep it for a day. */
export const signupCodeMinutes = 10;
const WRONG_TRIES_MAX = 5;

type Parts = Pick<Cloud, 'people' | 'now'>;

/** Lets the pool confirm a sign-up only while the last code sent is fresh and has not been guessed at too often. */
export async function confirmSignupCode(
  { email, token }: { email: string; token: string },
  cloud: Parts & Pick<Cloud, 'userPool' | 'userPoolClientId'>,
): Promise<{ verified: true } | Refusal> {
  const sent = await cloud.people.signupCode(emailHashOf(email));
  if (!sent) return refuse('wrong-code');
  if (cloud.now().getTime() - Date.parse(sent.sentAt) > signupCodeMinutes * 60_000)
    return refuse('code-expired');
  if (sent.wrongTries >= WRONG_TRIES_MAX) return refuse('too-many-tries');
  const outcome = await cloud.userPool.confirm(cloud.userPoolClientId, email, token);
  if (outcome === 'wrong-code') {
    await cloud.people.saveSignupCode({ ...sent, wrongTries: sent.wrongTries + 1 });
    return refuse('wrong-code');
  }
  if (outcome === 'code-expired' || outcome === 'too-many-tries') return refuse(outcome);
  return { verified: true };
}

/** Notes that a code was sent just now to this address; older codes no longer count, nor do the tries at them. */
export async function noteCodeSent(email: string, { people, now }: Parts): Promise<void> {
  await people.saveSignupCode({ emailHash: emailHashOf(email), sentAt: now().toISOString(), wrongTries: 0 });
}

function emailHashOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
