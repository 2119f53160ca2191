import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  noSums,
  pocketName,
  sumNames,
  sumOf,
  sumsOfTotalsAlone,
} from '../../../../functions/domain/ledger/totals.ts';
import type { Sums, TotalKey } from '../../../../functions/domain/ledger/totals.ts';
import { sheetsMark } from '../../../../functions/store/month-sheets.ts';
import { driftOf } from '../../../../functions/use-cases/ledger/audit-ledger.ts';
import { addDays } from '../../../../shared/civil-date.ts';
import { anyRows, someRow } from '../../../support/any-filter.ts';
import { memoryBooks } from '../../../support/memory-books.ts';
import { writeRows } from '../../../support/write-rows.ts';

type Summed = Omit<TotalKey, 'month' | 'accountId'> & Sums;

/** What totals come to by category and pocket, without those that come to nothing. */
function sumsOf(totals: readonly Summed[]): Record<string, Sums> {
  const sums: Record<string, Sums> = {};
  for (const total of totals) {
    const name = `${pocketName(total)} ${total.categoryId}`;
    const before = sums[name] ?? noSums;
    sums[name] = Object.fromEntries(
      sumNames.map((sum) => [sum, sum in sumsOfTotalsAlone ? 0 : before[sum] + total[sum]]),
    ) as Sums;
  }
  return Object.fromEntries(
    Object.entries(sums).filter(([, of]) => Object.values(of).some((figure) => figure !== 0)),
  );
}

it('keeps the sums of months by category as totals have them, through changes and of any days', async () => {
  const change = fc.record({ at: fc.nat(), days: fc.integer({ min: -70, max: 70 }), isGone: fc.boolean() });
  const day = fc.integer({ min: -40, max: 130 }).map((days) => addDays('2026-01-01', days));
  const months = { from: '2026-01', to: '2026-02' };
  await fc.assert(
    fc.asyncProperty(
      anyRows('', 12),
      fc.array(change, { maxLength: 8 }),
      fc.tuple(day, day),
      async (drawn, changes, days) => {
        const { cloud, caller } = await memoryBooks();
        const { organizationId } = caller;
        const rows = drawn.map((row) => ({ ...row, organizationId }));
        for (const row of rows) await writeRows(cloud, [{ after: row }]);
        for (const { at, days: moved, isGone } of changes) {
          const before = rows[at % Math.max(rows.length, 1)];
          if (!before) continue;
          const after = { ...before, date: addDays(before.date, moved), version: before.version + 1 };
          await writeRows(cloud, [isGone ? { before } : { before, after }]);
          rows.splice(rows.indexOf(before), 1, ...(isGone ? [] : [after]));
        }
        const [from = '', to = ''] = days.toSorted();
        const expectAgreement = async () => {
          const totals = await cloud.ledger.totals(organizationId, { from, to });
          const byCategory = await cloud.ledger.categoryTotals(organizationId, { from, to });
          expect(sumsOf(byCategory)).toEqual(sumsOf(totals));
        };
        expect(await cloud.ledger.monthSheets(organizationId, months)).toBeDefined();
        await expectAgreement();
        expect(await driftOf(organizationId, cloud)).toEqual([]);

        // Books that are older than sheets have no mark: of what they have since, nothing may be told.
        await cloud.table.write([cloud.table.remove(sheetsMark, { organizationId })]);
        expect(await cloud.ledger.monthSheets(organizationId, months)).toBeUndefined();
        await expectAgreement();
        const taxed = await cloud.ledger.taxedTotals(organizationId, { from, to });
        expect(sumOf(taxed)).toEqual(sumOf(await cloud.ledger.totals(organizationId, { from, to })));
      },
    ),
    { numRuns: 60 },
  );
});

it('is audited with the other totals', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  await writeRows(cloud, [{ after: someRow(organizationId) }]);
  const drift = await driftOf(organizationId, {
    ledger: {
      rows: (...range) => cloud.ledger.rows(...range),
      monthTotals: (...range) => cloud.ledger.monthTotals(...range),
      workShares: (id) => cloud.ledger.workShares(id),
      accountShares: (id) => cloud.ledger.accountShares(id),
      monthSheets: () => Promise.resolve([]),
    },
  });
  expect(drift.length).toBeGreaterThan(0);
  expect(drift.every(({ key }) => key.startsWith('sheet '))).toBe(true);
});
