import { expect, it, vi } from 'vitest';
import { ALL_MONTHS } from '../../../../../functions/domain/ledger/accounts.ts';
import { Audits } from '../../../../../functions/store/audits.ts';
import { monthTotals } from '../../../../../functions/store/totals.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { auditLedger, driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

/** Books of two months, of whose totals only what `keeps` gives stands in the table. */
async function booksWith(keeps: (sums: { income: number; expenses: number }) => object) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  for (const date of ['2026-01-05', '2026-01-20', '2026-02-07'])
    await addTransaction(entry({ date }), caller, cloud);
  const totals = await cloud.ledger.monthTotals(organizationId, ALL_MONTHS);
  await cloud.table.write(
    totals.map(({ days: _days, parts: _p, earning: _e, spending: _s, moving: _m, ...total }) => {
      const old = { ...total, ...keeps(total), parts: 0, earning: 0, spending: 0, moving: 0, organizationId };
      return cloud.table.put(monthTotals, old);
    }),
  );
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const onUnproven = vi.fn();
  const audit = () =>
    auditLedger({ ...cloud, audits: new Audits(cloud.table), log }, { hasTime: () => true, onUnproven });
  return { cloud, caller, organizationId, audit, log, onUnproven };
}

it('gives books from before totals had days what they lack, once, and proves them', async () => {
  const { cloud, caller, organizationId, audit, log, onUnproven } = await booksWith(() => ({}));
  // A row of today tells its day, which is not all that its month holds.
  await addTransaction(entry({ date: '2026-01-20' }), caller, cloud);
  await audit();
  expect(onUnproven).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(await driftOf(organizationId, cloud)).toEqual([]);
  const [january] = await cloud.ledger.monthTotals(organizationId, ALL_MONTHS);
  expect(january?.days).toMatchObject({ '05': { count: 1 }, '20': { count: 2 } });
});

it('leaves alone what is not the sum of its rows, and tells it', async () => {
  const { organizationId, cloud, audit, log, onUnproven } = await booksWith(({ expenses }) => ({
    expenses: expenses - 1,
  }));
  const before = await cloud.ledger.monthTotals(organizationId, ALL_MONTHS);
  await audit();
  expect(onUnproven).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith('ledger drift', expect.objectContaining({ organizationId }));
  expect(log.warn).not.toHaveBeenCalled();
  expect(await cloud.ledger.monthTotals(organizationId, ALL_MONTHS)).toEqual(before);
});
