import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  accountShares,
  pocketName,
  sumNames,
  totalsChangedBy,
  type AccountTotal,
} from '../../../../functions/domain/ledger/totals.ts';
import type { LedgerRow } from '../../../../functions/domain/ledger/ledger-row.ts';
import { accountTotalsMark } from '../../../../functions/store/totals.ts';
import { driftOf } from '../../../../functions/use-cases/ledger/audit-ledger.ts';
import { addDays } from '../../../../shared/civil-date.ts';
import { anyRows, someRow } from '../../../support/any-filter.ts';
import { memoryBooks } from '../../../support/memory-books.ts';
import { writeRows } from '../../../support/write-rows.ts';

/** Which of the sums an account is asked for. */
const keptNames = sumNames.filter((name) => name !== 'ready' && name !== 'parts' && !/tax/i.test(name));

/** What totals come to by account and pocket, without those that come to nothing. */
function sumsOf(totals: readonly AccountTotal[]): Record<string, Record<string, number>> {
  const groups = Map.groupBy(totals, (total) => `${total.accountId} ${pocketName(total)}`);
  const sums = [...groups].map(([name, some]) => [
    name,
    Object.fromEntries(keptNames.map((sum) => [sum, some.reduce((all, one) => all + one[sum], 0)])),
  ]);
  return Object.fromEntries(
    sums.filter(([, of]) => Object.values(of as object).some((figure) => figure !== 0)),
  ) as Record<string, Record<string, number>>;
}

/** Moves a row by some years, so that months of all years meet. */
const inAnotherYear = (row: LedgerRow, years: number): LedgerRow => ({
  ...row,
  date: `${Number(row.date.slice(0, 4)) + years}${row.date.slice(4)}`.replace('-02-29', '-02-28'),
});

it('keeps what all rows of an account add up to, through changes and over years, up to any day, as its months say', async () => {
  const change = fc.record({ at: fc.nat(), years: fc.integer({ min: -3, max: 3 }), isGone: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      anyRows('', 12),
      fc.array(change, { maxLength: 8 }),
      fc.integer({ min: -900, max: 900 }),
      async (drawn, changes, days) => {
        const { cloud, caller } = await memoryBooks();
        const { organizationId } = caller;
        const rows = drawn.map((row) => ({ ...row, organizationId }));
        for (const row of rows) await writeRows(cloud, [{ after: row }]);
        for (const { at, years, isGone } of changes) {
          const before = rows[at % Math.max(rows.length, 1)];
          if (!before) continue;
          const after = { ...inAnotherYear(before, years), version: before.version + 1 };
          await writeRows(cloud, [isGone ? { before } : { before, after }]);
          rows.splice(rows.indexOf(before), 1, ...(isGone ? [] : [after]));
        }
        const until = addDays(rows[0]?.date ?? '2026-01-01', days);
        const ofMonths = await cloud.ledger.totals(organizationId, { from: '0001-01-01', to: '9999-12-31' });
        const upTo = await cloud.ledger.totals(organizationId, { from: '0001-01-01', to: until });
        const expectAgreement = async () => {
          expect(sumsOf(await cloud.ledger.accountTotals(organizationId))).toEqual(sumsOf(ofMonths));
          expect(sumsOf(await cloud.ledger.accountTotalsUntil(organizationId, until))).toEqual(sumsOf(upTo));
        };
        expect(await cloud.ledger.accountShares(organizationId)).toBeDefined();
        await expectAgreement();
        expect(await driftOf(organizationId, cloud)).toEqual([]);

        // Books that are older than these sums have no mark: of what they have since, nothing may be told.
        await cloud.table.write([cloud.table.remove(accountTotalsMark, { organizationId })]);
        expect(await cloud.ledger.accountShares(organizationId)).toBeUndefined();
        await expectAgreement();
      },
    ),
    { numRuns: 60 },
  );
});

it('is left alone where a row is linked or put into another category: a match fills its transaction without it', () => {
  fc.assert(
    fc.property(
      anyRows('books', 1).filter((rows) => rows.length === 1),
      ([before]) => {
        if (!before) return;
        const linked = { ...before, receiptIds: ['01900000-0000-7000-8000-0000000000bb'] };
        const sorted = before.parts ? linked : { ...linked, categoryId: 'another' };
        expect(accountShares(totalsChangedBy([{ before, after: sorted }]))).toEqual([]);
      },
    ),
  );
});

it('is audited with the other totals', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  await writeRows(cloud, [{ after: someRow(organizationId) }]);
  const shares = await cloud.ledger.accountShares(organizationId);
  const drift = await driftOf(organizationId, {
    ledger: {
      rows: (...range) => cloud.ledger.rows(...range),
      monthTotals: (...range) => cloud.ledger.monthTotals(...range),
      workShares: (id) => cloud.ledger.workShares(id),
      monthSheets: (...months) => cloud.ledger.monthSheets(...months),
      accountShares: () => Promise.resolve(shares?.map((share) => ({ ...share, count: share.count + 1 }))),
    },
  });
  // A part of the row may move another account too.
  expect(shares?.length).toBeGreaterThan(0);
  expect(drift.map(({ key }) => key)).toEqual(
    shares?.map(() => expect.stringMatching(/^account /) as unknown),
  );
});
