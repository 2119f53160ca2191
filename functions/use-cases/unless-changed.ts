import { refuse } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import { ChangedMeanwhile } from '../store/change.ts';

/**
 * What an act gives, or the "no" where others were quicker each time: for work in the background, which leaves that to whoever was. A request
 * needs none of it: it ends with this "no".
 */
export async function unlessChanged<T>(act: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return refuse('changed-meanwhile');
    throw error;
  }
}
