import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { endSessions } from './end-sessions.ts';

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Changes the caller's password; wherever else they are signed in, they are not any more. */
export async function changePassword(
  passwords: Passwords,
  accessToken: string,
  { userId, session }: Pick<Caller, 'userId' | 'session'>,
  cloud: Pick<Cloud, 'people' | 'userPool' | 'now'>,
): Promise<{ changed: true } | Refusal> {
  const outcome = await cloud.userPool.changePassword(accessToken, passwords);
  switch (outcome) {
    case 'changed':
      await endSessions(userId, session?.id ?? null, cloud);
      return { changed: true };
    case 'weak-password':
      return refuse('invalid-input', { fields: { newPassword: { code: 'weak-password' } } });
    case 'wrong-password':
      return refuse('invalid-input', { fields: { currentPassword: { code: 'wrong-password' } } });
    case 'too-many-tries':
      return refuse('too-many-requests');
  }
}
