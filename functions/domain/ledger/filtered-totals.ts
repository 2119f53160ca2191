import type { SideOf } from '../../../shared/countries/category-sides.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import { worthLines } from '../../../shared/entry-worth.ts';
import type { FilteredTotals } from '../../../shared/model/summary.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { isTransactionWanted, linesWanted } from '../../../shared/transaction-filter.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import type { BookNames } from '../books/book-names.ts';
import { onSides } from './on-sides.ts';
import { sumOf } from './totals.ts';
import type { PocketTotal, Sums } from './totals.ts';
import { valuedIn } from './valued-totals.ts';

/** What entries add up to in one currency. */
export type CurrencySums = FilteredTotals['sums'][number];

/** The currency of the books, and what they call things. */
type Books = Pick<BookNames, 'accountName' | 'categoryName' | 'standingCategory' | 'sideOf'> & {
  readonly currency: string;
};
/** A total of what is looked for by: one without an account is of all of them, one without a category too. */
type SomeTotal = PocketTotal & { readonly accountId?: string; readonly categoryId?: string };
type By = Pick<TransactionFilter, 'account' | 'category' | 'kind'>;

/**
 * What entries of an account, a category and a kind add up to, by their totals. Undefined where these can't tell how many entries it
 * is: of a category in which some are split, only those with a line of one kind. Those of accounts serve where entries are only counted, and no
 * category is chosen. The kind is the direction of the money: what it sums up is on the side of its category.
 */
export function sumFiltered(
  totals: readonly SomeTotal[],
  { account, category, kind }: By,
  { currency: home, accountName, categoryName, standingCategory, sideOf }: Books,
): CurrencySums[] | undefined {
  const isInCategory = (id: string) => id === category || categoryName(id) === category;
  const wanted = totals.filter(
    ({ accountId = '', categoryId = '' }) =>
      (!account || accountId === account || accountName(accountId) === account) &&
      (!category || isInCategory(standingCategory(categoryId))),
  );
  if (category && kind && wanted.some(isSplit)) return undefined;
  const { counted, apart } = valuedIn(home, wanted);
  const byCurrency = Map.groupBy([...counted, ...apart], ({ currency }) => currency);
  return [...byCurrency]
    .map(([currency, some]) => ({ currency, ...shownSums(some, { category, kind }, sideOf) }))
    .filter(({ count, income, expenses }) => count !== 0 || income !== 0 || expenses !== 0);
}

/** Whether entries of this total have lines elsewhere, or those of others here. */
const isSplit = ({ parts, count, earning, spending, moving }: Sums): boolean =>
  parts > 0 || earning + spending + moving !== count;

const COUNT_OF = { income: 'earning', expense: 'spending', transfer: 'moving' } as const;

function shownSums(
  totals: readonly SomeTotal[],
  { category, kind }: By,
  sideOf: Books['sideOf'],
): Omit<CurrencySums, 'currency'> {
  const sums = sumOf(totals);
  const moved = totals.map(({ categoryId = '', ...total }) => ({
    ...{ ...total, categoryId },
    income: kind === undefined || kind === 'income' ? total.income : 0,
    expenses: kind === undefined || kind === 'expense' ? total.expenses : 0,
  }));
  const { income, expenses } = sumOf(onSides(moved, sideOf));
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
  readonly #sideOf: SideOf;
  readonly #sums = new Map<string, CurrencySums>();
  constructor(filter: TransactionFilter, { currency, sideOf }: Pick<Books, 'currency' | 'sideOf'>) {
    this.#filter = filter;
    this.#home = currency;
    this.#sideOf = sideOf;
  }

  add(row: Transaction): void {
    if (!isTransactionWanted(row, this.#filter)) return;
    const isValued = row.currency !== this.#home && row.worth?.currency === this.#home;
    const currency = isValued ? this.#home : row.currency;
    const before = this.#sums.get(currency) ?? { income: 0, expenses: 0, count: 0 };
    const lines = linesWanted(worthLines(entryLines(row), row), this.#filter);
    const moved = ({ amount, worth }: Pick<(typeof lines)[number], 'amount' | 'worth'>) =>
      isValued ? worth : amount;
    const of = (side: EntryKind) =>
      lines.reduce(
        (sum, { kind, categoryId, isPersonal, ...line }) =>
          kind !== 'transfer' && !isPersonal && this.#sideOf(categoryId, kind) === side
            ? sum + moved(line)
            : sum,
        0,
      );
    const income = before.income + of('income');
    const expenses = before.expenses + of('expense');
    const count = before.count + 1;
    this.#sums.set(currency, { currency, income, expenses, net: income + expenses, count });
  }

  sums(): CurrencySums[] {
    return [...this.#sums.values()];
  }
}
