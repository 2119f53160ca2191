import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../../../functions/domain/ledger/entry.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { decidePair } from '../../../../../functions/use-cases/ledger/decide-pair.ts';
import { pairPeriod } from '../../../../../functions/use-cases/ledger/pair-period.ts';
import { done, recurringBooks } from './recurring-books.ts';
import { writeRows } from '../../../../support/write-rows.ts';

/** Books with a rent that is due on 10 April, and what the bank brings of it. */
async function rented() {
  const books = await recurringBooks({});
  const { cloud, caller, outbox } = books;
  const { organizationId } = caller;
  await books.add({ description: 'Studio rent', amount: 900_00 });
  return {
    ...books,
    bankBrings: async (date: string) => {
      const row = entryOf(
        {
          id: v7(),
          kind: 'expense',
          description: 'RENT STUDIO 4',
          amount: 900_00,
          date,
          accountId: 'checking',
        },
        { ...caller, currency: 'USD', source: `import:${v7()}`, createdAt: cloud.now().toISOString() },
      );
      await writeRows(cloud, [{ after: row }]);
      await pairPeriod(organizationId, { from: date, to: date }, cloud);
      return row;
    },
    /** The round of the schedule, with the looking for pairs that follows from what it enters. */
    roundOn: async (day: string) => {
      books.setClock(`${day}T12:00:00Z`);
      await books.round();
      outbox.asked.splice(0);
      await pairPeriod(organizationId, { from: day, to: day }, cloud);
    },
    open: async () => (await cloud.pairs.page(organizationId, 'open', { after: undefined, limit: 10 })).items,
  };
}

describe('the bank’s row of what recurs', () => {
  it.each(['2026-04-08', '2026-04-10', '2026-04-14'])(
    'of %s is offered as the same entry, and made one with it stays one',
    async (day) => {
      const { roundOn, bankBrings, open, rows, cloud, caller } = await rented();
      const isBefore = day < '2026-04-10';
      const early = isBefore ? await bankBrings(day) : undefined;
      await roundOn('2026-04-10');
      const imported = early ?? (await bankBrings(day));
      const entered = (await rows()).find(({ id }) => id !== imported.id);
      const [pair, ...others] = await open();
      expect(others).toEqual([]);
      expect(pair).toMatchObject({ kind: 'duplicate', transactionIds: [entered?.id, imported.id] });
      done(await decidePair(pair?.id ?? '', { decision: 'confirm' }, caller, cloud));
      await roundOn('2026-04-11');
      expect((await rows()).map(({ id }) => id)).toEqual([imported.id]);
      expect(await open()).toEqual([]);
      expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
    },
  );
});
