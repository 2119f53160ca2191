import { addDays } from '../../../shared/civil-date.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { FilteredTally, sumFiltered } from '../../domain/ledger/filtered-totals.ts';
import type { CurrencySums } from '../../domain/ledger/filtered-totals.ts';
import { answering } from '../../domain/ledger/answering.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
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
  if (isFiltered(further)) return undefined;
  const days = { from: from ?? '0001-01-01', to: to ?? '9999-12-31' };
  const totals = account
    ? await ledger.totals(organizationId, days)
    : await ledger.categoryTotals(organizationId, days);
  return sumFiltered(totals, { account, category, kind }, { ...names, currency });
}

/** How many entries they are, by fewer totals where those of accounts tell it. */
export async function countedByTotals(
  filter: TransactionFilter,
  books: Books,
  cloud: Pick<Cloud, 'ledger'>,
): Promise<number | undefined> {
  const { from, to, account, category, kind, ...further } = filter;
  const isOfAllDays = from === undefined && to === undefined;
  const told =
    isOfAllDays && !category && !isFiltered(further)
      ? sumFiltered(
          await cloud.ledger.accountTotals(books.organizationId),
          { account, kind },
          { ...books.names, currency: books.currency },
        )
      : await toldByTotals(filter, books, cloud);
  return told && countOf(told);
}

const isFiltered = (further: Partial<TransactionFilter>): boolean =>
  Object.values(further).some((value) => value !== undefined && value !== '');

/** What was counted; `from` is the first day that was looked at. */
interface Counted {
  readonly from: string | undefined;
  readonly sums: readonly CurrencySums[];
}

/** Counts the newest rows of a filter's days, whole days of them, until so many were read. */
export async function countedInRows(
  filter: TransactionFilter,
  rowsMax: number,
  { organization, currency, names }: Books & { readonly organization: StoredOrganization },
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Counted> {
  const isAnswer = answering(filter, organization);
  const { from, to } = filter;
  const tally = new FilteredTally(filter, { ...names, currency });
  let rowsRead = 0;
  let after: string | undefined;
  let day: string | undefined;
  for (;;) {
    const page = await ledger.page(organization.id, { from, to, after, limit: ROWS_A_READ });
    for (const row of page.items) {
      if (rowsRead >= rowsMax && day !== undefined && row.date < day)
        return { from: addDays(row.date, 1), sums: tally.sums() };
      [after, day, rowsRead] = [positionOf(row), row.date, rowsRead + 1];
      if (isAnswer(row)) tally.add(shownTransaction(row, names));
    }
    if (!page.more) return { from, sums: tally.sums() };
  }
}

export const countOf = (sums: readonly CurrencySums[]): number =>
  sums.reduce((all, { count }) => all + count, 0);
