import type { ListedTransaction, Transaction } from '../../shared/model/transaction.ts';
import type { Pages } from './merge-pages.ts';

/** A transaction that was written: as it was and as it is; one of the two is missing when it is added or removed. */
export interface WrittenTransaction {
  readonly before?: Transaction | undefined;
  readonly after?: Transaction | undefined;
}

type ListedPages = Pages<ListedTransaction>;

/**
 * The cached list of one account, `pages`, with the balances that it had in `earlier` moved on by what was written: a page read now may
 * not know of it yet. An entry in a new place learns its balance from its neighbour where the list holds all entries of the account, and
 * has none before the list is read again elsewhere.
 */
export function rebalanced(
  pages: ListedPages,
  earlier: ListedPages,
  { before, after }: WrittenTransaction,
  isWhole: boolean,
): ListedPages {
  const known = new Map(rowsIn(earlier).map(({ id, balance }) => [id, balance]));
  const isStill = before && after && before.date === after.date && isSameMoney(before, after);
  const balances = new Map<string, number>();
  for (const row of rowsIn(pages)) {
    const balance = row.id !== after?.id || isStill ? known.get(row.id) : undefined;
    if (balance !== undefined) balances.set(row.id, balance + shareOf(after, row) - shareOf(before, row));
  }
  if (after && isWhole && !balances.has(after.id)) {
    const beside = besideNeighbour(after, rowsIn(pages), balances);
    if (beside !== undefined) balances.set(after.id, beside);
  }
  return withBalances(pages, balances);
}

/** The same where nobody knows how much balances moved. */
export const withoutBalances = (pages: ListedPages): ListedPages => withBalances(pages, new Map());

/** What of a transaction's amount is in the balance after a row. */
function shareOf(transaction: Transaction | undefined, row: Transaction): number {
  const counts = transaction && isSameMoney(transaction, row) && !isAbove(transaction, row);
  return counts ? transaction.amount : 0;
}

function besideNeighbour(
  row: Transaction,
  rows: readonly ListedTransaction[],
  balances: ReadonlyMap<string, number>,
): number | undefined {
  const own = rows.filter((one) => isSameMoney(one, row));
  const at = own.findIndex(({ id }) => id === row.id);
  const above = own[at - 1];
  const [aboveBalance, belowBalance] = [above, own[at + 1]].map((one) => one && balances.get(one.id));
  if (belowBalance !== undefined) return belowBalance + row.amount;
  return above && aboveBalance !== undefined ? aboveBalance - above.amount : undefined;
}

const rowsIn = ({ pages }: ListedPages): ListedTransaction[] => pages.flatMap(({ items }) => items);

const isSameMoney = (a: Transaction, b: Transaction): boolean =>
  a.accountId === b.accountId && a.currency === b.currency;

/** Whether a stands above b: a list goes by day, then id, newest first. */
const isAbove = (a: Transaction, b: Transaction): boolean =>
  a.date === b.date ? a.id > b.id : a.date > b.date;

function withBalances(pages: ListedPages, balances: ReadonlyMap<string, number>): ListedPages {
  const shown = ({ balance: _old, ...row }: ListedTransaction): ListedTransaction => {
    const balance = balances.get(row.id);
    return balance === undefined ? row : { ...row, balance };
  };
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map(shown) })) };
}
