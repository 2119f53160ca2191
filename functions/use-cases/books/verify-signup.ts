import { emailHashOf } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { signupCodeMinutes } from './signup-codes.ts';

const WRONG_TRIES_MAX = 5;

/** Lets the pool confirm a sign-up only while the last code sent is fresh and has not been guessed at too often. */
export async function verifySignup(
  { email, token }: { email: string; token: string },
  cloud: Pick<Cloud, 'people' | 'now' | 'userPool' | 'userPoolClientId'>,
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
