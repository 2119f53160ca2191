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
