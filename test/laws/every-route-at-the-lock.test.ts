import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { unlessClosed } from '../../functions/use-cases/books/closed-period.ts';
import { contract, type RouteName } from '../../shared/contract/index.ts';
import { booksToClose, UNTIL } from '../support/undoing/books-to-close.ts';
import { closedState } from '../support/undoing/closed-period.ts';
import { Desk } from '../support/undoing/desk.ts';
import { lockTrials } from '../support/undoing/lock-trials.ts';

const writing = (Object.keys(contract) as RouteName[]).filter((name) =>
  contract[name].touches.some((touch) => touch === 'table:write'),
);
const tried = Object.entries(lockTrials).flatMap(([name, trial]) =>
  typeof trial === 'string' ? [] : [[name, trial] as const],
);

let desk: Desk;
let books: Awaited<ReturnType<typeof booksToClose>>;
beforeAll(async () => {
  desk = await Desk.sit(7);
  books = await booksToClose(desk);
});
afterAll(() => desk.leave());

describe('the lock of a period', () => {
  it('has a word for every route that writes', () => {
    expect(Object.keys(lockTrials).toSorted()).toEqual(writing.toSorted());
  });

  it.each(tried)('keeps its figures against %s', async (_, trial) => {
    const before = await closedState(desk, UNTIL);
    let answer: unknown;
    await desk.ask('trial', async () => {
      answer = await unlessClosed(() => ('refused' in trial ? trial.refused(books) : trial.kept(books)));
      return answer as object;
    });
    const refused = isRefusal(answer) ? (answer as { refused: string }).refused : undefined;
    expect(refused).toBe('refused' in trial ? 'period-locked' : undefined);
    expect(await closedState(desk, UNTIL)).toBe(before);
  });
});
