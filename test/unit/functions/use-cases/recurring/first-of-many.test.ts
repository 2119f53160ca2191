import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { listRecurringEntries } from '../../../../../functions/use-cases/recurring/list-recurring-entries.ts';
import { entry } from '../../../../support/entries.ts';
import { done, recurringBooks } from './recurring-books.ts';

const monthly = (nextDueDate: string) => ({ id: v7(), frequency: 'monthly' as const, nextDueDate });

/** Books on 31 January 2026 in which entries are added that come again. */
async function january() {
  const books = await recurringBooks({ at: '2026-01-31T12:00:00Z' });
  const { cloud, caller } = books;
  return {
    ...books,
    addFirst: (wish: Parameters<typeof entry>[0]) =>
      addTransaction(entry({ date: '2026-01-31', ...wish }), caller, cloud),
    series: async () => (await listRecurringEntries(caller, cloud)).items,
    days: async () => (await books.rows()).map(({ date }) => date),
  };
}

describe('an entry that comes again', () => {
  it('counts its months from its own day: a 31st is one again after a short month', async () => {
    const { addFirst, setClock, round, days, series } = await january();
    done(await addFirst({ description: 'Studio rent', recurring: monthly('2026-02-28') }));
    expect(await series()).toMatchObject([
      { description: 'Studio rent', firstDueDate: '2026-01-31', nextDueDate: '2026-02-28' },
    ]);
    setClock('2026-05-01T12:00:00Z');
    await round();
    expect(await days()).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('comes on another day where that was chosen', async () => {
    const { addFirst, series } = await january();
    done(await addFirst({ recurring: monthly('2026-02-15') }));
    expect(await series()).toMatchObject([{ firstDueDate: '2026-02-15', nextDueDate: '2026-02-15' }]);
  });

  it('is added with what comes again or not at all, and once', async () => {
    const { addFirst, days, series } = await january();
    const wish = entry({ date: '2024-01-31', recurring: monthly('2024-02-29') });
    const refusedNext = (code: string) => ({ fields: { 'recurring.nextDueDate': { code } } });
    expect(await addFirst(wish)).toMatchObject(refusedNext('due-too-long-ago'));
    expect(await addFirst({ ...wish, recurring: monthly('2024-01-31') })).toMatchObject(
      refusedNext('due-already-entered'),
    );
    expect(await days()).toEqual([]);
    const mended = { ...wish, date: '2026-01-31', recurring: monthly('2026-02-28') };
    const first = done(await addFirst(mended));
    expect(done(await addFirst(mended))).toEqual(first);
    expect(await days()).toEqual(['2026-01-31']);
    expect(await series()).toHaveLength(1);
  });

  it('has what is due already entered soon', async () => {
    const { addFirst, work, days } = await january();
    done(await addFirst({ date: '2025-12-10', recurring: monthly('2026-01-10') }));
    await work();
    expect(await days()).toEqual(['2025-12-10', '2026-01-10']);
  });

  it('is no transfer, and is kept in the currency of its account', async () => {
    const { addFirst, cloud, caller, series } = await january();
    await addAccount({ id: v7(), name: 'Euros', kind: 'checking', currency: 'EUR' }, caller, cloud);
    const refused = [
      await addFirst({ kind: 'transfer', recurring: monthly('2026-02-28') }),
      await addFirst({ accountLabel: 'Euros', currency: 'GBP', recurring: monthly('2026-02-28') }),
    ];
    expect(refused.filter(isRefusal)).toMatchObject([
      { fields: { kind: { code: 'transfer-never-recurs' } } },
      { fields: { accountLabel: { code: 'account-of-other-currency' } } },
    ]);
    expect(await series()).toEqual([]);
  });
});
