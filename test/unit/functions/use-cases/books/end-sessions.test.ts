import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { UserPool } from '../../../../../functions/adapters/user-pool.ts';
import { hasEnded } from '../../../../../functions/domain/books/session.ts';
import { endSessions } from '../../../../../functions/use-cases/books/end-sessions.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

class SilentPool extends UserPool {
  override signOut(): Promise<void> {
    return Promise.resolve();
  }
}

it('is over for whoever signed in before its answer, for nobody after it, though a timer fires early', async () => {
  const { cloud, caller } = await memoryBooks();
  const { userId } = caller;
  let time = Date.parse('2026-03-01T12:00:00.000Z');
  await fc.assert(
    fc.asyncProperty(fc.nat(999), fc.nat(60), async (ms, early) => {
      time += 10_000 + ms - (time % 1000);
      const dated = () => new Date(Math.trunc(time / 1000) * 1000).toISOString();
      const before = { id: 'before', since: dated() };
      const parts = {
        ...{ people: cloud.people, userPoolId: 'pool', now: () => new Date(time) },
        userPool: new SilentPool(),
        pause: (wait: number) => {
          time += wait - early;
          return Promise.resolve();
        },
      };
      await endSessions(caller, 'sessions-ended', { ...cloud, ...parts });
      const after = { id: 'after', since: dated() };
      const endings = (await cloud.people.member(userId))?.endedSessions ?? { until: undefined, ids: [] };
      const isOver = (one: typeof after) => hasEnded(one, endings, new Date(time).toISOString());
      expect([isOver(before), isOver(after)]).toEqual([true, false]);
    }),
  );
});
