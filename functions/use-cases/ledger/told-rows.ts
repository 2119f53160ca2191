import { addDays } from '../../../shared/civil-date.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { FilteredTally, sumFiltered } from '../../domain/ledger/filtered-totals.ts';
import type { CurrencySums } from '../../domain/ledger/filtered-totals.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { positionOf } from '../../store/ledger-items.ts';

const ROWS_A_READ = 500;

/** Whose rows are asked about, in which currency their books are, and how their accounts and categories are called. */
interface Books {
  readonly organizationId: string;
  readonly currency: string;
  readonly names: BookNames;
}

/**
 * What filtered entries add up to by totals alone. Undefined where more than days, account, category and kind is asked for, or where
 * totals can't tell how many entries there are.
 */
export async function toldByTotals(
  { from, to, account, category, kind, ...further }: TransactionFilter,
  { organizationId, currency, names }: Books,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<CurrencySums[] | undefined> {
  if (Object.values(further).some((value) => value !== undefined && value !== '')) return undefined;
  const isOfAllDays = from === undefined && to === undefined;
  const totals =
    isOfAllDays && !category
      ? await ledger.accountTotals(organizationId)
      : await ledger.totals(organizationId, { from: from ?? '0001-01-01', to: to ?? '9999-12-31' });
  return sumFiltered(totals, { account, category, kind }, { ...names, currency });
}

/** What was counted; `from` is the first day that was looked at. */
interface Counted {
  readonly from: string | undefined;
  readonly sums: readonly CurrencySums[];
}

/** Counts the newest rows of a filter's days, whole days of them, until so many were read. */
export async function countedInRows(
  filter: TransactionFilter,
  rowsMax: number,
  { organizationId, currency, names }: Books,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Counted> {
  const { from, to } = filter;
  const tally = new FilteredTally(filter, currency);
  let rowsRead = 0;
  let after: string | undefined;
  let day: string | undefined;
  for (;;) {
    const page = await ledger.page(organizationId, { from, to, after, limit: ROWS_A_READ });
    for (const row of page.items) {
      if (rowsRead >= rowsMax && day !== undefined && row.date < day)
        return { from: addDays(row.date, 1), sums: tally.sums() };
      [after, day, rowsRead] = [positionOf(row), row.date, rowsRead + 1];
      tally.add(shownTransaction(row, names));
    }
    if (!page.more) return { from, sums: tally.sums() };
  }
}

export const countOf = (sums: readonly CurrencySums[]): number =>
  sums.reduce((all, { count }) => all + count, 0);
