import { addDays, todayIn } from '../../../shared/civil-date.ts';
import type { FilteredTotals } from '../../../shared/model/summary.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { FilteredTally, sumFiltered } from '../../domain/ledger/filtered-totals.ts';
import type { CurrencySums } from '../../domain/ledger/filtered-totals.ts';
import { periodOf } from '../../domain/ledger/periods.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { positionOf } from '../../store/ledger.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'ledger' | 'organizations' | 'now'>;

/** Rows looked at for one figure; afterwards it is told of the days looked at so far. */
const ROWS_READ_MAX = 2000;
const ROWS_A_READ = 500;

/** What the transactions of a filtered list add up to: by totals where these decide it, else by the rows of its days. */
export async function sumTransactions(
  filter: TransactionFilter,
  { organizationId }: Caller,
  cloud: Parts,
): Promise<FilteredTotals | Refusal> {
  const { from, to } = filter;
  if (from !== undefined && to !== undefined && from > to)
    return refuse('invalid-input', { fields: { to: { code: 'first-day-after-last' } } });
  const organization = await organizationOf(organizationId, cloud);
  const names = bookNames(organization);
  const inOrder = (sums: readonly CurrencySums[]) =>
    sums.toSorted(
      (a, b) => Number(b.currency === organization.currency) - Number(a.currency === organization.currency),
    );
  const told = await toldByTotals(filter, organizationId, names, cloud);
  if (told) return shown({ from, to }, inOrder(told));
  const thisYear = periodOf('yearly', todayIn(organization.timeZone, cloud.now()));
  const days = from === undefined && to === undefined ? thisYear : { from, to };
  const counted = await countedInRows({ ...filter, ...days }, organizationId, names, cloud);
  return shown({ ...days, from: counted.from }, inOrder(counted.sums));
}

function shown(
  { from, to }: Pick<TransactionFilter, 'from' | 'to'>,
  sums: readonly CurrencySums[],
): FilteredTotals {
  const count = sums.reduce((all, one) => all + one.count, 0);
  return { from: from ?? null, to: to ?? null, count, sums: [...sums] };
}

/** Undefined where more than days, account, category and kind is asked for, or where totals can't tell how many entries there are. */
async function toldByTotals(
  { from = '0001-01-01', to = '9999-12-31', account, category, kind, ...further }: TransactionFilter,
  organizationId: string,
  names: BookNames,
  { ledger }: Parts,
): Promise<CurrencySums[] | undefined> {
  if (Object.values(further).some((value) => value !== undefined && value !== '')) return undefined;
  const by = { account, category, kind };
  return sumFiltered(await ledger.totals(organizationId, { from, to }), by, names);
}

interface Counted {
  readonly from: string | undefined;
  readonly sums: readonly CurrencySums[];
}

/** Counts the newest rows, whole days of them; `from` is the first day that was looked at where not all were. */
async function countedInRows(
  filter: TransactionFilter,
  organizationId: string,
  names: BookNames,
  { ledger }: Parts,
): Promise<Counted> {
  const tally = new FilteredTally(filter);
  let rowsRead = 0;
  let after: string | undefined;
  let day: string | undefined;
  for (;;) {
    const page = await ledger.page(organizationId, {
      from: filter.from,
      to: filter.to,
      after,
      limit: ROWS_A_READ,
    });
    for (const row of page.items) {
      if (rowsRead >= ROWS_READ_MAX && day !== undefined && row.date < day)
        return { from: addDays(row.date, 1), sums: tally.sums() };
      [after, day, rowsRead] = [positionOf(row), row.date, rowsRead + 1];
      tally.add(shownTransaction(row, names));
    }
    if (!page.more) return { from: filter.from, sums: tally.sums() };
  }
}
