import { describe, expect, it } from 'vitest';
import { addRecurringEntry } from '../../../../../functions/use-cases/recurring/add-recurring-entry.ts';
import { changeRecurringEntry } from '../../../../../functions/use-cases/recurring/change-recurring-entry.ts';
import { deleteRecurringEntry } from '../../../../../functions/use-cases/recurring/delete-recurring-entry.ts';
import { listRecurringEntries } from '../../../../../functions/use-cases/recurring/list-recurring-entries.ts';
import { restoreRecurringEntry } from '../../../../../functions/use-cases/recurring/restore-recurring-entry.ts';
import { skipRecurringEntry } from '../../../../../functions/use-cases/recurring/skip-recurring-entry.ts';
import type { RecurringEntryChange } from '../../../../../shared/model/recurring-entry.ts';
import { recurringEntry } from '../../../../support/entries.ts';
import { done, recurringBooks } from './recurring-books.ts';

type Change = Omit<Extract<RecurringEntryChange, { scope: 'following' }>, 'scope' | 'version'>;

/** Books with one entry that recurs, a rent from 31 January on unless told, and what is done with it. */
async function rented(wish: Parameters<typeof recurringEntry>[0] = {}) {
  const books = await recurringBooks({ at: '2026-01-30T12:00:00Z' });
  const first = await books.add({ nextDueDate: '2026-01-31', ...wish });
  const { cloud, caller } = books;
  const now = async () => (await listRecurringEntries(caller, cloud)).items[0];
  const seen = async () => ({ version: (await now())?.version ?? 0 });
  return {
    ...books,
    first,
    now,
    next: async (change: Change) =>
      changeRecurringEntry(first.id, { scope: 'next', ...(await seen()), ...change }, caller, cloud),
    following: async (change: Change) =>
      changeRecurringEntry(first.id, { scope: 'following', ...(await seen()), ...change }, caller, cloud),
    skip: async (date: string, isSkipped = true) =>
      skipRecurringEntry(first.id, { ...(await seen()), date, isSkipped }, caller, cloud),
    roundOn: async (day: string) => {
      books.setClock(`${day}T12:00:00Z`);
      await books.round();
    },
    entered: async () => (await books.rows()).map(({ date, amount }) => [date, amount]),
  };
}

describe('setting up what recurs', () => {
  it('is done once with one id, and refuses days that make no sense', async () => {
    const { cloud, caller } = await recurringBooks({ at: '2026-01-30T12:00:00Z' });
    const wish = recurringEntry({ nextDueDate: '2026-02-01' });
    const add = (change: Partial<typeof wish> = {}) =>
      addRecurringEntry({ ...wish, ...change }, caller, cloud);
    const first = done(await add());
    expect(await add()).toEqual(first);
    expect(await add({ amount: 1 })).toMatchObject({ refused: 'already-exists' });
    const other = recurringEntry().id;
    expect(await add({ id: other, nextDueDate: '2025-01-01' })).toMatchObject({
      fields: { nextDueDate: { code: 'due-too-long-ago' } },
    });
    expect(await add({ id: other, endDate: '2026-01-31' })).toMatchObject({
      fields: { endDate: { code: 'end-before-next-due' } },
    });
    expect((await listRecurringEntries(caller, cloud)).items).toHaveLength(1);
  });

  it('counts from an earlier day that leads to the next one, and from no other', async () => {
    const { add } = await recurringBooks({ at: '2026-02-10T12:00:00Z' });
    const february = { nextDueDate: '2026-02-28', frequency: 'monthly' } as const;
    const countedFrom = async (firstDueDate: string) =>
      (await add({ ...february, firstDueDate })).firstDueDate;
    expect(await countedFrom('2025-12-31')).toBe('2025-12-31');
    expect(await countedFrom('2025-12-15')).toBe('2026-02-28');
    expect(await countedFrom('2026-03-31')).toBe('2026-02-28');
  });
});

describe('changing what recurs', () => {
  it('leaves what was entered, changes the next alone or all that follow, and keeps the day of the month', async () => {
    const { now, next, following, roundOn, entered } = await rented({ amount: 100 });
    await roundOn('2026-02-10');
    expect(done(await next({ amount: 150 }))).toMatchObject({ amount: -100, next: { amount: -150 } });
    await roundOn('2026-03-10');
    expect(await now()).not.toHaveProperty('next');
    // The form sends all it shows: the next day is the one that it was.
    done(await following({ amount: 200, nextDueDate: '2026-03-31', frequency: 'monthly' }));
    await roundOn('2026-05-31');
    expect(await entered()).toEqual([
      ['2026-01-31', -100],
      ['2026-02-28', -150],
      ['2026-03-31', -200],
      ['2026-04-30', -200],
      ['2026-05-31', -200],
    ]);
  });

  it('moves the next day, never to one that is entered already, and counts from it', async () => {
    const { following, now, roundOn, entered } = await rented({ amount: 100 });
    await roundOn('2026-02-10');
    expect(await following({ nextDueDate: '2026-01-31' })).toMatchObject({
      fields: { nextDueDate: { code: 'due-already-entered' } },
    });
    done(await following({ nextDueDate: '2026-02-12', frequency: 'weekly' }));
    await roundOn('2026-02-20');
    expect(await entered()).toEqual([
      ['2026-01-31', -100],
      ['2026-02-12', -100],
      ['2026-02-19', -100],
    ]);
    expect(await now()).toMatchObject({ nextDueDate: '2026-02-26', frequency: 'weekly' });
  });

  it('is refused where it is another by now', async () => {
    const { first, caller, cloud, following } = await rented();
    done(await following({ amount: 3 }));
    const late = { scope: 'following', version: first.version, amount: 4 } as const;
    expect(await changeRecurringEntry(first.id, late, caller, cloud)).toMatchObject({
      refused: 'changed-meanwhile',
    });
  });

  it('pauses, and goes on without making up for what was due meanwhile', async () => {
    const { next, following, roundOn, entered, now } = await rented({ amount: 100 });
    done(await next({ amount: 150 }));
    expect(done(await following({ isPaused: true }))).toMatchObject({ next: { amount: -150 } });
    await roundOn('2026-03-30');
    expect(await entered()).toEqual([]);
    expect(await now()).toMatchObject({ isPaused: true });
    done(await following({ isPaused: false }));
    await roundOn('2026-04-01');
    expect(await entered()).toEqual([['2026-03-31', -100]]);
  });

  it('ends with its last day, and goes on where that is taken away', async () => {
    const { following, roundOn, entered, now } = await rented({ amount: 100 });
    done(await following({ endDate: '2026-02-28' }));
    await roundOn('2026-04-15');
    expect(await now()).toMatchObject({ nextDueDate: null, endDate: '2026-02-28' });
    done(await following({ endDate: null }));
    await roundOn('2026-04-30');
    expect((await entered()).map(([day]) => day)).toEqual(['2026-01-31', '2026-02-28', '2026-04-30']);
  });
});

describe('skipping', () => {
  it('leaves out the next, as often as one wants, and is taken back while nothing later is entered', async () => {
    const { skip, now, roundOn, entered } = await rented({ amount: 100 });
    done(await skip('2026-01-31'));
    done(await skip('2026-02-28'));
    expect(await now()).toMatchObject({
      nextDueDate: '2026-03-31',
      skippedDates: ['2026-01-31', '2026-02-28'],
    });
    expect(await skip('2026-04-30')).toMatchObject({ refused: 'wrong-state' });
    done(await skip('2026-02-28', false));
    await roundOn('2026-03-31');
    expect((await entered()).map(([day]) => day)).toEqual(['2026-02-28', '2026-03-31']);
    expect(await skip('2026-01-31', false)).toMatchObject({ refused: 'wrong-state' });
  });
});

describe('deleting what recurs', () => {
  it('keeps what was entered, and can be taken back', async () => {
    const { first, caller, cloud, now, roundOn, entered } = await rented({ amount: 100 });
    await roundOn('2026-01-31');
    done(await deleteRecurringEntry(first.id, caller, cloud));
    expect(await now()).toBeUndefined();
    expect(await deleteRecurringEntry(first.id, caller, cloud)).toMatchObject({ refused: 'not-found' });
    await roundOn('2026-03-01');
    expect(await entered()).toEqual([['2026-01-31', -100]]);
    done(await restoreRecurringEntry(first.id, caller, cloud));
    done(await restoreRecurringEntry(first.id, caller, cloud));
    await roundOn('2026-03-31');
    expect((await entered()).map(([day]) => day)).toEqual(['2026-01-31', '2026-03-31']);
  });
});
