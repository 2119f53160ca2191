import { refusedAsClosed } from '../../domain/books/period-lock.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { lockThatBarred } from '../../store/period-locks.ts';

/**
 * What a step gives, or the "no" where it would change a closed period: for work in the background, which leaves that as it is and goes on.
 * A request needs none of it: whatever bars its writes ends it with this "no".
 */
export async function unlessClosed<T>(step: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await step();
  } catch (error) {
    const lock = lockThatBarred(error);
    if (!lock) throw error;
    return refusedAsClosed(lock);
  }
}

/** What a step gives that leaves out what is closed; `conflict` where a period was closed since it looked, so that it looks again. */
export async function unlessClosedSince<T>(step: () => Promise<T>): Promise<T | 'conflict'> {
  try {
    return await step();
  } catch (error) {
    if (lockThatBarred(error)) return 'conflict';
    throw error;
  }
}
