import type { SecondFactorState } from '../../../shared/model/second-factor.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Whether signing in asks the caller for a code: the pool decides that; what is kept tells since when. */
export async function getSecondFactor(
  accessToken: string,
  { userId }: Caller,
  { poolSecondFactor, secondFactors }: Pick<Cloud, 'poolSecondFactor' | 'secondFactors'>,
): Promise<SecondFactorState> {
  const [isOn, kept] = await Promise.all([poolSecondFactor.isOn(accessToken), secondFactors.of(userId)]);
  return isOn
    ? { isOn, since: kept?.since ?? null, codesLeft: kept?.codes.length ?? 0 }
    : { isOn, since: null, codesLeft: 0 };
}
