import type { FactorChange } from '../../../shared/model/second-factor.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { newCodes } from './new-codes.ts';
import { refusedState } from './refused-state.ts';
import { refusedProof } from './refused-proof.ts';
import type { ProofParts } from './refused-proof.ts';

/** Ten new recovery codes by the caller's password and what their app shows; the old ones work no more. */
export async function renewRecoveryCodes(
  asked: FactorChange,
  accessToken: string,
  caller: Caller,
  cloud: ProofParts,
): Promise<{ codes: string[] } | Refusal> {
  const { secondFactors } = cloud;
  const refused =
    (await refusedState('on', accessToken, cloud)) ?? (await refusedProof(asked, accessToken, caller, cloud));
  if (refused) return refused;
  const { codes, kept } = await newCodes();
  const { userId } = caller;
  const written = await retryOnConflict(async () => {
    const before = await secondFactors.of(userId);
    const since = before?.since ?? cloud.now().toISOString();
    return secondFactors.tryKeep(before, { userId, since, ...kept });
  });
  if (written === 'conflict') throw new Error('Others were quicker whenever recovery codes were to be kept.');
  return { codes };
}
