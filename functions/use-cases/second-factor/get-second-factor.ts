import type { SecondFactorState } from '../../../shared/model/second-factor.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Whether signing in asks the caller for a code: the pool decides that; what is kept tells since when. */
export async function getSecondFactor(
  accessToken: string,
  { userId }: Pick<Caller, 'userId'>,
  { poolSecondFactor, secondFactors }: Pick<Cloud, 'poolSecondFactor' | 'secondFactors'>,
): Promise<SecondFactorState | Refusal> {
  const [state, kept] = await Promise.all([poolSecondFactor.stateBy(accessToken), secondFactors.of(userId)]);
  if (state === 'signed-out') return refuse('signed-out');
  return state === 'on'
    ? { isOn: true, since: kept?.since ?? null, codesLeft: kept?.codes.length ?? 0 }
    : { isOn: false, since: null, codesLeft: 0 };
}
