import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { newCodes } from './new-codes.ts';
import { refusedCode } from './shown-code.ts';

type Parts = SecurityParts & Pick<Cloud, 'poolSecondFactor' | 'secondFactors'>;

/**
 * Has signing in ask for a code from now on, once the caller's app has shown one; gives ten recovery codes. Where this ends between the
 * pool and the codes, the app lets its person in, and they make the codes anew.
 */
export async function turnOnSecondFactor(
  code: string,
  accessToken: string,
  caller: Caller,
  cloud: Parts,
): Promise<{ codes: string[] } | Refusal> {
  const { poolSecondFactor, secondFactors } = cloud;
  if (await poolSecondFactor.isOn(accessToken)) return refuse('wrong-state');
  const refused = await refusedCode(code, accessToken, caller, cloud);
  if (refused) return refused;
  await poolSecondFactor.turn(accessToken, true);
  const { codes, kept } = await newCodes();
  const { userId } = caller;
  const since = cloud.now().toISOString();
  const told = tellingSecurity({ kind: 'second-factor-on' }, caller, cloud);
  const written = await again(async () =>
    secondFactors.tryKeep(await secondFactors.of(userId), { userId, since, ...kept }, told),
  );
  if (written === 'conflict') throw new Error('Others were quicker whenever recovery codes were to be kept.');
  return { codes };
}
