import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { getTrialBalance } from '../../functions/use-cases/reports/get-trial-balance.ts';
import { addDays } from '../../shared/civil-date.ts';
import type { TrialBalance } from '../../shared/model/trial-balance.ts';
import { hasHledger } from '../support/has-hledger.ts';
import { balancesOf, journalOf } from '../support/hledger.ts';
import { memoryBooks } from '../support/memory-books.ts';
import { anyDetailedRow } from '../unit/functions/domain/ledger/rows.ts';
import { writeRows } from '../support/write-rows.ts';

const currencies = ['USD', 'CAD', 'EUR', 'GBP', 'NZD'] as const;
const FIRST = '2026-01-01';

/** Some of the categories are on the lists of these books, on one side: what moves against it is on its account too. */
const LISTED: Readonly<Record<string, string>> = { Office: 'travel', Fees: 'sales' };
const kindOf = (categoryId: string, moved: 'income' | 'expense') =>
  categoryId === 'travel' ? 'expense' : categoryId === 'sales' ? 'income' : moved;

/** Entries of five currencies in a few accounts and categories: split, shared, private, moved, paid back. */
const anyEntry = fc
  .tuple(anyDetailedRow, fc.constantFrom(...currencies), fc.constantFrom('checking', 'cash', 'savings'))
  .map(([row, currency, accountId]): LedgerRow => ({
    ...row,
    accountId,
    categoryId: LISTED[row.categoryId] ?? row.categoryId,
    ...(row.parts
      ? {
          parts: row.parts.map((part) => ({
            ...part,
            categoryId: LISTED[part.categoryId] ?? part.categoryId,
          })),
        }
      : {}),
    ...(row.worth === undefined ? { currency } : {}),
  }));
const anyEntries = fc.uniqueArray(anyEntry, { maxLength: 25, selector: ({ id }) => id });
const anyDays = fc.tuple(fc.nat(90), fc.nat(90)).map(([start, length]) => ({
  from: addDays(FIRST, start),
  to: addDays(FIRST, start + length),
}));

describe.skipIf(!hasHledger())('the trial balance', () => {
  it('is what plain-text accounting makes of the same entries, to the cent, in every currency', async () => {
    const openings = fc.record({ checking: fc.integer({ min: -9999, max: 99_999 }), cash: fc.nat(5000) });
    await fc.assert(
      fc.asyncProperty(anyEntries, anyDays, openings, async (rows, days, began) => {
        const told = await trialBalanceOf(rows, days, began);
        const journal = journalOf(
          rows,
          Object.entries(began).map(([accountId, amount]) => ({ accountId, currency: 'USD', amount })),
          kindOf,
        );
        const [next, before] = [addDays(days.to, 1), { after: days.from }];
        const [atStart, atEnd] = [balancesOf(journal, before), balancesOf(journal, { after: next })];
        const within = balancesOf(journal, { from: days.from, after: next });
        for (const { currency, accounts, lines, total } of told.currencies) {
          const of = (balances: ReadonlyMap<string, number>, account: string) =>
            balances.get(`${account} ${currency}`) ?? 0;
          for (const { accountId, opening, closing } of accounts)
            expect([opening, closing], `${accountId} ${currency}`).toEqual([
              of(atStart, `assets:${accountId}`),
              of(atEnd, `assets:${accountId}`),
            ]);
          const earlier = [...atStart].filter(
            ([name]) => /^(income|expense):/.test(name) && name.endsWith(` ${currency}`),
          );
          const expected: Record<string, number> = {
            opening: of(atEnd, 'opening'),
            earlier: earlier.reduce((sum, [, amount]) => sum + amount, 0),
            transfers: of(atEnd, 'transfers'),
            personal: of(atEnd, 'personal'),
          };
          for (const [name, balances, kept] of [
            [/^assets:(.+) (...)$/, atEnd, 'account'],
            [/^income:(.+) (...)$/, within, 'income'],
            [/^expense:(.+) (...)$/, within, 'expense'],
          ] as const)
            for (const [account, amount] of balances) {
              const [, id = '', of = ''] = name.exec(account) ?? [];
              if (of === currency) expected[`${kept}:${id}`] = amount;
            }
          const balanced = Object.entries(expected).filter(([, amount]) => amount !== 0);
          expect(Object.fromEntries(lines.map(({ key, debit, credit }) => [key, debit - credit]))).toEqual(
            Object.fromEntries(balanced),
          );
          const sum = (side: 'debit' | 'credit') => lines.reduce((all, line) => all + line[side], 0);
          expect([sum('debit'), sum('credit')]).toEqual([total, total]);
        }
        const moved = [...atEnd.keys()].map((name) => name.slice(-3));
        expect(told.currencies.map(({ currency }) => currency)).toEqual(
          expect.arrayContaining([...new Set(moved)]),
        );
      }),
      { numRuns: 30 },
    );
  });
});

/** Asks for it in American books with these entries, whose accounts began with so much. */
async function trialBalanceOf(
  rows: readonly LedgerRow[],
  days: { from: string; to: string },
  began: Readonly<Record<string, number>>,
): Promise<TrialBalance> {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const organization = await cloud.organizations.get(organizationId);
  if (!organization) throw new Error('There are no books.');
  const accounts = organization.accounts.map((account) => ({
    ...account,
    openingBalance: began[account.id] ?? 0,
  }));
  await cloud.table.write([cloud.organizations.accountsChange(organization, accounts)]);
  for (const row of rows) await writeRows(cloud, [{ after: { ...row, organizationId } }]);
  const told = await getTrialBalance(days, caller, cloud);
  if (isRefusal(told)) throw new Error(told.refused);
  return told;
}
