import { limits } from '../../../shared/limits.ts';
import type { Confirmation } from '../../adapters/user-pool.ts';
import { emailHashOf } from '../../domain/ids.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { SignupCode } from '../../store/people.ts';
import { signupCodeMinutes } from './signup-codes.ts';

/**
 * Lets the pool confirm a sign-up only while the last code sent is fresh and has not been guessed at too often: a try counts before the
 * pool is asked. An address that nobody signed up is answered as one to which a code was sent at the first guess.
 */
export async function verifySignup(
  { email, token }: { email: string; token: string },
  cloud: Pick<Cloud, 'people' | 'now' | 'userPool' | 'userPoolClientId'>,
): Promise<{ verified: true } | Refusal> {
  const code = await retryOnConflict(() => countedTry(emailHashOf(email), cloud));
  if (code === 'conflict') return refuse('too-many-requests');
  if (isRefusal(code)) return code;
  const outcome = await cloud.userPool.confirm(cloud.userPoolClientId, email, token);
  return isVerified(outcome, code)
    ? { verified: true }
    : refuse(outcome === 'too-many-tries' ? outcome : 'wrong-code');
}

async function countedTry(
  emailHash: string,
  { people, now }: Pick<Cloud, 'people' | 'now'>,
): Promise<SignupCode | Refusal | 'conflict'> {
  const kept = await people.signupCode(emailHash);
  const code = kept ?? { emailHash, isSent: false, sentAt: now().toISOString(), tries: 0 };
  if (now().getTime() - Date.parse(code.sentAt) > signupCodeMinutes * 60_000) return refuse('code-expired');
  if (code.tries >= limits.signupCodeTries) return refuse('too-many-tries');
  return (await people.countTry(code, limits.signupCodeTries)) === 'written' ? code : 'conflict';
}

/** Confirmed by this code, or before: an answer that was lost is asked for again. Without a code it would tell who has an account. */
function isVerified(outcome: Confirmation, { isSent }: SignupCode): boolean {
  return outcome === 'confirmed' || (outcome === 'already-confirmed' && isSent);
}
