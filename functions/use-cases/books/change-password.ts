import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { foreseeSecurity, tellForeseen } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { refusedPassword } from '../sessions/refused-password.ts';
import type { PasswordParts } from '../sessions/refused-password.ts';
import { endSessions } from './end-sessions.ts';
import type { EndingParts } from './end-sessions.ts';

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

type Parts = SecurityParts & PasswordParts & EndingParts & Pick<Cloud, 'table' | 'poolSecondFactor'>;

/**
 * Changes the caller's password, and tells them; they are signed in nowhere any more, and sign in here again with the new one. The pool
 * changes it by itself: where its answer is lost, or nobody is left to hear it, the person is told that it may have been changed.
 */
export async function changePassword(
  { currentPassword, newPassword }: Passwords,
  accessToken: string,
  caller: Caller,
  cloud: Parts,
): Promise<{ changed: true } | Refusal> {
  if ((await cloud.poolSecondFactor.stateBy(accessToken)) === 'signed-out') return refuse('signed-out');
  const current = { password: currentPassword, field: 'currentPassword', to: 'change-password' } as const;
  const refused = await refusedPassword(current, caller, cloud);
  if (refused) return refused;
  const foreseen = await foreseeSecurity({ kind: 'password-perhaps-changed' }, caller, cloud);
  const { userId } = caller;
  if ((await cloud.userPool.setPassword(cloud.userPoolId, userId, newPassword)) === 'weak-password') {
    await cloud.securityNotices.remove(foreseen);
    return refuse('invalid-input', { fields: { newPassword: { code: 'weak-password' } } });
  }
  await endSessions(caller, 'password-changed', cloud, async (change) => {
    await tellForeseen(change, foreseen, { kind: 'password-changed' }, cloud);
  });
  return { changed: true };
}
