import type { FactorChange } from '../../../shared/model/second-factor.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { forgetCodes } from './forget-codes.ts';
import { refusedState } from './refused-state.ts';
import { refusedProof } from './refused-proof.ts';
import type { ProofParts } from './refused-proof.ts';

type Parts = SecurityParts & ProofParts & Pick<Cloud, 'change'>;

/** Has signing in ask for no code any more, by the caller's password and what their app shows. */
export async function turnOffSecondFactor(
  asked: FactorChange,
  accessToken: string,
  caller: Caller,
  cloud: Parts,
): Promise<{ isOff: true } | Refusal> {
  const refused =
    (await refusedState('on', accessToken, cloud)) ?? (await refusedProof(asked, accessToken, caller, cloud));
  if (refused) return refused;
  await cloud.poolSecondFactor.turn(cloud.userPoolId, caller.userId, false);
  const telling = tellingSecurity({ kind: 'second-factor-off' }, caller, cloud);
  const { userId } = caller;
  await forgetCodes({ userId, actor: caller, act: 'second-factor-turned-off', telling }, cloud);
  return { isOff: true };
}
