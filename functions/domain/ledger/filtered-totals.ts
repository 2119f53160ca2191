import { entryLines } from '../../../shared/entry-lines.ts';
import { worthLines } from '../../../shared/entry-worth.ts';
import type { FilteredTotals } from '../../../shared/model/summary.ts';
import type { Transaction, TransactionKind } from '../../../shared/model/transaction.ts';
import { isTransactionWanted, linesWanted } from '../../../shared/transaction-filter.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import type { BookNames } from '../books/book-names.ts';
import { sumOf } from './totals.ts';
import type { AccountTotal, Sums } from './totals.ts';
import { valuedIn } from './valued-totals.ts';

/** What entries add up to in one currency. */
export type CurrencySums = FilteredTotals['sums'][number];

/** The currency of the books, and what they call things. */
type Books = Pick<BookNames, 'accountName' | 'categoryName' | 'standingCategory'> & {
  readonly currency: string;
};
type By = Pick<TransactionFilter, 'account' | 'category' | 'kind'>;

/**
 * What entries of an account, a category and a kind add up to, by their totals. Undefined where these can't tell how many entries it
 * is: of a category in which some are split, only those with a line of one kind. Those of accounts serve where no category is chosen.
 */
export function sumFiltered(
  totals: readonly (AccountTotal & { readonly categoryId?: string })[],
  { account, category, kind }: By,
  { currency: home, accountName, categoryName, standingCategory }: Books,
): CurrencySums[] | undefined {
  const isInCategory = (id: string) => id === category || categoryName(id) === category;
  const wanted = totals.filter(
    ({ accountId, categoryId = '' }) =>
      (!account || accountId === account || accountName(accountId) === account) &&
      (!category || isInCategory(standingCategory(categoryId))),
  );
  if (category && kind && wanted.some(isSplit)) return undefined;
  const { counted, apart } = valuedIn(home, wanted);
  const byCurrency = Map.groupBy([...counted, ...apart], ({ currency }) => currency);
  return [...byCurrency]
    .map(([currency, some]) => ({ currency, ...shownSums(sumOf(some), { category, kind }) }))
    .filter(({ count, income, expenses }) => count !== 0 || income !== 0 || expenses !== 0);
}

/** Whether entries of this total have lines elsewhere, or those of others here. */
const isSplit = ({ parts, count, earning, spending, moving }: Sums): boolean =>
  parts > 0 || earning + spending + moving !== count;

const COUNT_OF = { income: 'earning', expense: 'spending', transfer: 'moving' } as const;

function shownSums(sums: Sums, { category, kind }: By): Omit<CurrencySums, 'currency'> {
  const income = kind === undefined || kind === 'income' ? sums.income : 0;
  const expenses = kind === undefined || kind === 'expense' ? sums.expenses : 0;
  const all = category ? sums.count + sums.parts : sums.count;
  return { income, expenses, net: income + expenses, count: kind === undefined ? all : sums[COUNT_OF[kind]] };
}

/**
 * Adds up the transactions that answer a filter, one after the other: of each the lines that the filter speaks of, in the currency of the
 * books where they are worth something in it.
 */
export class FilteredTally {
  readonly #filter: TransactionFilter;
  readonly #home: string;
  readonly #sums = new Map<string, CurrencySums>();
  constructor(filter: TransactionFilter, home: string) {
    this.#filter = filter;
    this.#home = home;
  }

  add(row: Transaction): void {
    if (!isTransactionWanted(row, this.#filter)) return;
    const isValued = row.currency !== this.#home && row.worth?.currency === this.#home;
    const currency = isValued ? this.#home : row.currency;
    const before = this.#sums.get(currency) ?? { income: 0, expenses: 0, count: 0 };
    const lines = linesWanted(worthLines(entryLines(row), row), this.#filter);
    const moved = ({ amount, worth }: (typeof lines)[number]) => (isValued ? worth : amount);
    const of = (kind: TransactionKind) =>
      lines.reduce((sum, line) => (line.kind === kind && !line.isPersonal ? sum + moved(line) : sum), 0);
    const income = before.income + of('income');
    const expenses = before.expenses + of('expense');
    const count = before.count + 1;
    this.#sums.set(currency, { currency, income, expenses, net: income + expenses, count });
  }

  sums(): CurrencySums[] {
    return [...this.#sums.values()];
  }
}
