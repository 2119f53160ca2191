import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { countedTry } from './counted-try.ts';

/** Refused where the code is not what the caller's app shows now, or too many were tried. */
export async function refusedCode(
  code: string,
  accessToken: string,
  { userId }: Caller,
  cloud: Pick<Cloud, 'poolSecondFactor' | 'secondFactors' | 'now'>,
): Promise<Refusal | undefined> {
  const refused = await countedTry({ what: 'code', whose: userId }, cloud);
  if (refused) return refused;
  const isTaken = await cloud.poolSecondFactor.takesCode(accessToken, code);
  if (isTaken === undefined) return refuse('signed-out');
  return isTaken ? undefined : refuse('invalid-input', { fields: { code: { code: 'wrong-app-code' } } });
}
