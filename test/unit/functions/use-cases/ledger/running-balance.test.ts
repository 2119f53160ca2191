import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { changeAccount } from '../../../../../functions/use-cases/books/change-account.ts';
import { listAccounts } from '../../../../../functions/use-cases/books/list-accounts.ts';
import { listTransactions } from '../../../../../functions/use-cases/ledger/list-transactions.ts';
import type { TransactionFilter } from '../../../../../shared/model/transaction-filter.ts';
import type { ListedTransaction } from '../../../../../shared/model/transaction.ts';
import { anyFilter, anyRows } from '../../../../support/any-filter.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { writeRows } from '../../../../support/write-rows.ts';

type Books = Awaited<ReturnType<typeof memoryBooks>>;

async function listed(filter: TransactionFilter, limit: number, { cloud, caller }: Books) {
  const found: ListedTransaction[] = [];
  let cursor: string | undefined;
  do {
    const page = await listTransactions({ ...filter, limit, cursor }, caller, cloud);
    if (isRefusal(page)) throw new Error(page.refused);
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return found;
}

/** What the account holds after a row: counted anew over all rows up to it, in the list's own order. */
const recount = (row: ListedTransaction, rows: readonly LedgerRow[], opening: number) =>
  rows
    .filter(({ accountId, currency }) => accountId === 'checking' && currency === row.currency)
    .filter(({ date, id }) => date < row.date || (date === row.date && id <= row.id))
    .reduce((sum, { amount }) => sum + amount, opening);

it('tells after each entry of an account what it holds, on every page and whatever else is asked for', async () => {
  const opening = fc.integer({ min: -5000, max: 5000 });
  const limit = fc.constantFrom(1, 3, 200);
  await fc.assert(
    fc.asyncProperty(anyRows('', 40), opening, limit, anyFilter, async (drawn, start, size, filter) => {
      const books = await memoryBooks();
      const { cloud, caller } = books;
      const { organizationId } = caller;
      await changeAccount('checking', { openingBalance: start }, caller, cloud);
      const rows = drawn.map((row) => ({ ...row, organizationId }));
      for (const row of rows) await writeRows(cloud, [{ after: row }]);
      const { items: accounts } = await listAccounts(caller, cloud);
      const account = accounts.find(({ id }) => id === 'checking');

      const all = await listed({ account: 'Checking' }, size, books);
      const own = all.filter(({ currency }) => currency === account?.currency);
      expect(own[0]?.balance ?? start).toBe(account?.balance);
      const some = await listed({ ...filter, account: 'checking' }, size, books);
      for (const row of [...all, ...some])
        expect(row.balance).toBe(row.currency === account?.currency ? recount(row, rows, start) : undefined);
      const others = await listed({ account: 'cash' }, size, books);
      expect(others.every(({ accountId }) => accountId === 'cash')).toBe(true);
      const whole = await listed({}, 200, books);
      expect(whole.every(({ balance }) => balance === undefined)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
