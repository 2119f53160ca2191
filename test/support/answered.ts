import type { Refusal } from '../../functions/domain/outcome.ts';
import { refusalOf } from '../../functions/runtime/api-step.ts';

/** What an intention gives as a request is answered: a race that was lost, and a period that is closed, are refusals. */
export async function answered<T>(ask: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await ask();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}
