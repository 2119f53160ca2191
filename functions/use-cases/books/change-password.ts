import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { foreseeSecurity, tellingForeseen } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { endSessions } from './end-sessions.ts';

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the caller's password, and tells them; wherever else they are signed in, they are not any more. The pool changes it by itself:
 * where its answer is lost, or nobody is left to hear it, the person is told that it may have been changed.
 */
export async function changePassword(
  passwords: Passwords,
  accessToken: string,
  caller: Caller,
  cloud: SecurityParts & Pick<Cloud, 'table' | 'people' | 'userPool'>,
): Promise<{ changed: true } | Refusal> {
  const foreseen = await foreseeSecurity({ kind: 'password-perhaps-changed' }, caller, cloud);
  const outcome = await cloud.userPool.changePassword(accessToken, passwords);
  if (outcome !== 'changed') await cloud.securityNotices.remove(foreseen);
  switch (outcome) {
    case 'changed': {
      const { userId, session } = caller;
      const told = tellingForeseen(foreseen, { kind: 'password-changed' }, cloud);
      await endSessions(userId, session?.id ?? null, cloud, told);
      return { changed: true };
    }
    case 'weak-password':
      return refuse('invalid-input', { fields: { newPassword: { code: 'weak-password' } } });
    case 'wrong-password':
      return refuse('invalid-input', { fields: { currentPassword: { code: 'wrong-password' } } });
    case 'too-many-tries':
      return refuse('too-many-requests');
  }
}
