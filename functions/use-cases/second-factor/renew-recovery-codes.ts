import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { newCodes } from './new-codes.ts';
import { refusedState } from './refused-state.ts';
import { refusedCode } from './shown-code.ts';

/** Ten new recovery codes for whoever's app shows a code; the old ones work no more. */
export async function renewRecoveryCodes(
  code: string,
  accessToken: string,
  caller: Caller,
  cloud: Pick<Cloud, 'poolSecondFactor' | 'secondFactors' | 'now'>,
): Promise<{ codes: string[] } | Refusal> {
  const { secondFactors } = cloud;
  const refused =
    (await refusedState('on', accessToken, cloud)) ?? (await refusedCode(code, accessToken, caller, cloud));
  if (refused) return refused;
  const { codes, kept } = await newCodes();
  const { userId } = caller;
  const written = await again(async () => {
    const before = await secondFactors.of(userId);
    const since = before?.since ?? cloud.now().toISOString();
    return secondFactors.tryKeep(before, { userId, since, ...kept });
  });
  if (written === 'conflict') throw new Error('Others were quicker whenever recovery codes were to be kept.');
  return { codes };
}
