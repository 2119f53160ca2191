import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LedgerRow } from '../../../../functions/domain/ledger/ledger-row.ts';
import { taxedLines } from '../../../../functions/domain/ledger/taxed-lines.ts';
import { noSums, pocketName, sumNames } from '../../../../functions/domain/ledger/totals.ts';
import type { Sums, TotalKey } from '../../../../functions/domain/ledger/totals.ts';
import { sheetsMark } from '../../../../functions/store/month-sheets.ts';
import { driftOf } from '../../../../functions/use-cases/ledger/audit-ledger.ts';
import { addDays } from '../../../../shared/civil-date.ts';
import { anyRows } from '../../../support/any-filter.ts';
import { memoryBooks } from '../../../support/memory-books.ts';

type Summed = Omit<TotalKey, 'month' | 'accountId'> & Sums;

/** What totals come to by category and pocket, without those that come to nothing. */
function sumsOf(totals: readonly Summed[]): Record<string, Sums> {
  const sums: Record<string, Sums> = {};
  for (const total of totals) {
    const name = `${pocketName(total)} ${total.categoryId}`;
    const before = sums[name] ?? noSums;
    sums[name] = Object.fromEntries(
      sumNames.map((sum) => [sum, sum === 'ready' ? 0 : before[sum] + total[sum]]),
    ) as Sums;
  }
  return Object.fromEntries(
    Object.entries(sums).filter(([, of]) => Object.values(of).some((figure) => figure !== 0)),
  );
}

/** What rows hold of taxes by kind, rate and category, counted one by one. */
function taxesOf(rows: readonly LedgerRow[]): Record<string, number[]> {
  const sums: Record<string, number[]> = {};
  for (const row of rows)
    for (const line of taxedLines(row))
      for (const tax of line.taxes)
        added(
          sums,
          [tax.kind, tax.rate, line.kind, line.categoryId, pocketOf(row)],
          [...[line.amount, tax.amount, 1, line.worth, tax.worth]],
        );
  return withoutNothing(sums);
}

const pocketOf = ({ currency, worth }: LedgerRow) => pocketName({ currency, worthCurrency: worth?.currency });

function added(sums: Record<string, number[]>, key: readonly unknown[], figures: readonly number[]): void {
  const name = key.join(' ');
  sums[name] = figures.map((figure, at) => (sums[name]?.[at] ?? 0) + figure);
}

const withoutNothing = (sums: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(sums).filter(([, of]) => of.some((figure) => figure !== 0)));

it('keeps the sums of months by category and by tax as the rows say, through changes and of any days', async () => {
  const change = fc.record({ at: fc.nat(), days: fc.integer({ min: -70, max: 70 }), isGone: fc.boolean() });
  const day = fc.integer({ min: -40, max: 130 }).map((days) => addDays('2026-01-01', days));
  await fc.assert(
    fc.asyncProperty(
      anyRows('', 12),
      fc.array(change, { maxLength: 8 }),
      fc.tuple(day, day),
      async (drawn, changes, days) => {
        const { cloud, caller } = await memoryBooks();
        const { organizationId } = caller;
        const rows = drawn.map((row) => ({ ...row, organizationId }));
        for (const row of rows) await cloud.ledger.write([{ after: row }], null);
        for (const { at, days: moved, isGone } of changes) {
          const before = rows[at % Math.max(rows.length, 1)];
          if (!before) continue;
          const after = { ...before, date: addDays(before.date, moved), version: before.version + 1 };
          await cloud.ledger.write([isGone ? { before } : { before, after }], null);
          rows.splice(rows.indexOf(before), 1, ...(isGone ? [] : [after]));
        }
        const [from = '', to = ''] = days.toSorted();
        const expectAgreement = async () => {
          const totals = await cloud.ledger.totals(organizationId, { from, to });
          expect(sumsOf(await cloud.ledger.categoryTotals(organizationId, { from, to }))).toEqual(
            sumsOf(totals),
          );
          const taxes: Record<string, number[]> = {};
          for (const total of await cloud.ledger.taxTotals(organizationId, { from, to })) {
            const { kind, rate, kindOf, categoryId, gross, tax, count, grossWorth, taxWorth } = total;
            added(
              taxes,
              [kind, rate, kindOf, categoryId, pocketName(total)],
              [...[gross, tax, count, grossWorth, taxWorth]],
            );
          }
          const within = rows.filter(({ date }) => from <= date && date <= to);
          expect(withoutNothing(taxes)).toEqual(taxesOf(within));
        };
        expect(
          await cloud.ledger.monthSheets(organizationId, { from: '2026-01', to: '2026-02' }),
        ).toBeDefined();
        await expectAgreement();
        expect(await driftOf(organizationId, cloud)).toEqual([]);

        // Books that are older than sheets have no mark: of what they have since, nothing may be told.
        await cloud.table.write([cloud.table.remove(sheetsMark, { organizationId })]);
        expect(
          await cloud.ledger.monthSheets(organizationId, { from: '2026-01', to: '2026-02' }),
        ).toBeUndefined();
        await expectAgreement();
      },
    ),
    { numRuns: 60 },
  );
});

it('shares the taxes of an entry out to its lines to the cent', () => {
  fc.assert(
    fc.property(anyRows('books', 1), (rows) => {
      for (const row of rows) {
        for (const line of taxedLines(row)) {
          const held = line.taxes.reduce((sum, { amount }) => sum + amount, 0);
          const isTaxed = row.kind !== 'transfer' && !line.isPersonal;
          expect(Math.abs(held)).toBe(isTaxed ? Math.abs(line.tax ?? 0) : 0);
          expect(held * line.amount).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});
