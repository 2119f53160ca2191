import { todayIn } from '../../../shared/civil-date.ts';
import type { FilteredTotals } from '../../../shared/model/summary.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { answering } from '../../domain/ledger/answering.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { CurrencySums } from '../../domain/ledger/filtered-totals.ts';
import { periodOf } from '../../domain/ledger/periods.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { sumInBox } from './counted-in-box.ts';
import { countedInRows, countOf, toldByTotals } from './told-rows.ts';

type Parts = Pick<Cloud, 'ledger' | 'organizations' | 'now'>;

/** Rows looked at for one figure; afterwards it is told of the days looked at so far. */
const ROWS_READ_MAX = 2000;

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
  const { currency } = organization;
  const books = { organization, organizationId, currency, names: bookNames(organization) };
  const inOrder = (sums: readonly CurrencySums[]) =>
    sums.toSorted((a, b) => Number(b.currency === currency) - Number(a.currency === currency));
  const told = await toldByTotals(filter, books, cloud);
  if (told) return shown({ from, to }, inOrder(told));
  const thisYear = periodOf('yearly', todayIn(organization.timeZone, cloud.now()));
  const days = from === undefined && to === undefined ? thisYear : { from, to };
  const counted = await countedInRows({ ...filter, ...days }, ROWS_READ_MAX, books, cloud);
  const inBox = await sumInBox({ ...filter, ...days }, answering(filter, organization), organization, cloud);
  return {
    ...shown({ ...days, from: counted.from }, inOrder(counted.sums)),
    ...(inBox === undefined ? {} : { counted: inBox }),
  };
}

function shown(
  { from, to }: Pick<TransactionFilter, 'from' | 'to'>,
  sums: readonly CurrencySums[],
): FilteredTotals {
  return { from: from ?? null, to: to ?? null, count: countOf(sums), sums: [...sums] };
}
