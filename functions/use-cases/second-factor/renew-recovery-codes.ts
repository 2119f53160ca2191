import type { FactorChange } from '../../../shared/model/second-factor.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { newCodes } from './new-codes.ts';
import { refusedState } from './refused-state.ts';
import { refusedProof } from './refused-proof.ts';
import type { ProofParts } from './refused-proof.ts';

/** Ten new recovery codes by the caller's password and what their app shows; the old ones work no more. */
export async function renewRecoveryCodes(
  asked: FactorChange,
  accessToken: string,
  caller: Caller,
  cloud: ProofParts & Pick<Cloud, 'change'>,
): Promise<{ codes: string[] } | Refusal> {
  const { secondFactors } = cloud;
  const refused =
    (await refusedState('on', accessToken, cloud)) ?? (await refusedProof(asked, accessToken, caller, cloud));
  if (refused) return refused;
  const { codes, kept } = await newCodes();
  const { userId } = caller;
  await cloud.change(caller, 'recovery-codes-renewed', async (change) => {
    const before = await secondFactors.of(userId);
    change.about({ id: userId });
    change.put(secondFactors.keeping(before, { userId, since: before?.since ?? change.at, ...kept }));
  });
  return { codes };
}
