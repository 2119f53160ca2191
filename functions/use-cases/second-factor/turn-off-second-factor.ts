import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { forgetCodes } from './forget-codes.ts';
import { refusedState } from './refused-state.ts';
import { refusedCode } from './shown-code.ts';

type Parts = SecurityParts & Pick<Cloud, 'poolSecondFactor' | 'secondFactors' | 'userPoolId'>;

/** Has signing in ask for no code any more, for whoever's app shows one. */
export async function turnOffSecondFactor(
  code: string,
  accessToken: string,
  caller: Caller,
  cloud: Parts,
): Promise<{ isOff: true } | Refusal> {
  const refused =
    (await refusedState('on', accessToken, cloud)) ?? (await refusedCode(code, accessToken, caller, cloud));
  if (refused) return refused;
  await cloud.poolSecondFactor.turn(cloud.userPoolId, caller.userId, false);
  await forgetCodes(caller.userId, tellingSecurity({ kind: 'second-factor-off' }, caller, cloud), cloud);
  return { isOff: true };
}
