import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Tried } from '../../store/second-factors.ts';
import { countedTry } from '../second-factor/counted-try.ts';

/** What asking for the caller's password uses. */
export type PasswordParts = Pick<
  Cloud,
  'secondFactors' | 'userPool' | 'userPoolId' | 'userPoolClientId' | 'now'
>;

interface GivenPassword {
  readonly password: string;
  readonly field: string;
  /** What it is given for: the tries of each are counted by themselves. */
  readonly to: Exclude<Tried['what'], 'code'>;
}

/**
 * Refused where it is not the caller's password, which is said at the `field`, or too many were tried. Tries are counted by person: whoever
 * holds a token alone can't go on guessing.
 */
export async function refusedPassword(
  { password, field, to: what }: GivenPassword,
  { userId }: Pick<Caller, 'userId'>,
  cloud: PasswordParts,
): Promise<Refusal | undefined> {
  const refused = await countedTry({ what, whose: userId }, cloud);
  if (refused) return refused;
  const pool = { id: cloud.userPoolId, clientId: cloud.userPoolClientId };
  const { outcome } = await cloud.userPool.provePassword(pool, { username: userId, password });
  if (outcome === 'too-many-tries') return refuse('too-many-requests');
  return outcome === 'wrong'
    ? refuse('invalid-input', { fields: { [field]: { code: 'wrong-password' } } })
    : undefined;
}
