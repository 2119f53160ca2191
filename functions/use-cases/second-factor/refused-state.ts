import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Refused where the pool doesn't take the token any more, or signing in asks its person for a code where it should not, or the other way round. */
export async function refusedState(
  wanted: 'on' | 'off',
  accessToken: string,
  { poolSecondFactor }: Pick<Cloud, 'poolSecondFactor'>,
): Promise<Refusal | undefined> {
  const state = await poolSecondFactor.stateBy(accessToken);
  if (state === 'signed-out') return refuse('signed-out');
  return state === wanted ? undefined : refuse('wrong-state');
}
