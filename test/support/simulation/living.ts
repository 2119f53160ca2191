import { foundBooks } from '../../../functions/use-cases/books/found-books.ts';
import { uuidFrom } from './same-chances.ts';
import type { Ending } from './scheduler.ts';
import type { World } from './world.ts';

/** Longer than any world lives. */
const STEPS_MAX = 5_000_000;

/** Lets a world go on until it is so. Gives false where that took too long. */
export const live = (world: World, isOver: () => boolean, stepsMax = STEPS_MAX): Promise<boolean> =>
  world.scheduler.until(isOver, stepsMax);

/** What a process of its own gives, in a world that goes on for it. */
export async function lived<T>(world: World, body: () => Promise<T>): Promise<T> {
  let ending: Ending<T> | undefined;
  void world.scheduler.run('beside', body).then((end) => (ending = end));
  await live(world, () => ending !== undefined);
  if (ending?.kind === 'done') return ending.value;
  throw new Error('It did not end.', { cause: ending });
}

/** The books of so many, before anything can go wrong. */
export async function founded(world: World, count: number, random: () => number): Promise<string[]> {
  world.isCalm = true;
  const userIds = Array.from({ length: count }, () => uuidFrom(random));
  await lived(world, () =>
    Promise.all(
      userIds.map((userId) =>
        foundBooks({ userId, email: `${userId}@example.com`, fullName: 'Ada' }, world.cloud),
      ),
    ),
  );
  world.isCalm = false;
  return userIds;
}
