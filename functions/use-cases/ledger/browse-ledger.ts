import type * as z from 'zod';
import type { listTransactions } from '../../../shared/contract/ledger.ts';
import type { Summary } from '../../../shared/model/summary.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { periodBefore } from '../../domain/ledger/periods.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { wantsReceipt } from '../../../shared/wants-receipt.ts';
import type { Total } from '../../domain/ledger/totals.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../../store/cursor.ts';
import { positionOf, sumOf } from '../../store/ledger.ts';
import { organizationOf } from '../books/organization-of.ts';

type ListQuery = z.output<typeof listTransactions.query>;

/** Rows read for one page at most, however rare the ones searched for: a search ends with a cursor to look further back. */
const ROWS_READ_MAX = 2000;
const ROWS_A_READ = 200;

export interface Page<T> {
  readonly items: T[];
  readonly nextCursor?: string;
}

/** One page of the ledger, newest first, with the filters of the transactions screen. */
export function browseLedger(
  query: ListQuery,
  caller: Caller,
  cloud: Pick<Cloud, 'ledger'>,
): Promise<Page<Transaction> | Refusal> {
  const batch = hasFilter(query) ? ROWS_A_READ : query.limit;
  return browseRows({ query, isWanted: filterOf(query), batch }, caller, cloud);
}

interface Wish<Q> {
  readonly query: Q;
  readonly isWanted: (row: Transaction) => boolean;
  /** Rows of one read. */
  readonly batch?: number;
  /** The days looked through where the query doesn't say. */
  readonly from?: string | undefined;
}
type Paged = Pick<ListQuery, 'limit' | 'cursor'> & Partial<Pick<ListQuery, 'from' | 'to'>>;

/** One page of the rows that somebody wants, newest first; what else the query holds its cursor is bound to. */
export async function browseRows<Q extends Paged>(
  { query, isWanted, batch = ROWS_A_READ, from = query.from }: Wish<Q>,
  { organizationId }: Pick<Caller, 'organizationId'>,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Page<Transaction> | Refusal> {
  const { cursor, limit, to } = query;
  let after = cursor === undefined ? undefined : readCursor(cursor, organizationId, query);
  if (cursor !== undefined && after === undefined)
    return refuse('invalid-input', { fields: { cursor: 'Start the list again.' } });
  const items: Transaction[] = [];
  let rowsRead = 0;
  for (;;) {
    const page = await ledger.page(organizationId, { from, to, after, limit: batch });
    for (const [index, row] of page.items.entries()) {
      after = positionOf(row);
      if (!isWanted(row) || items.push(row) < limit) continue;
      const isLast = index === page.items.length - 1 && !page.more;
      return isLast ? { items } : { items, nextCursor: cursorAfter(after, organizationId, query) };
    }
    rowsRead += page.items.length;
    if (!page.more) return { items };
    if (rowsRead >= ROWS_READ_MAX && after !== undefined)
      return { items, nextCursor: cursorAfter(after, organizationId, query) };
  }
}

function hasFilter({ category, account, q, matched, needs }: ListQuery): boolean {
  return [category, account, q, matched, needs].some((value) => value !== undefined && value !== '');
}

function filterOf({ category, account, q, matched, needs }: ListQuery): (row: Transaction) => boolean {
  const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return (row) => {
    const categories = entryLines(row).map((line) => line.category);
    const text = `${row.description} ${categories.join(' ')} ${row.accountLabel}`.toLowerCase();
    return (
      (!category || categories.includes(category)) &&
      (!account || row.accountLabel === account || row.accountId === account) &&
      (matched === undefined || row.receiptIds.length > 0 === (matched === 'true')) &&
      (needs === undefined || (needs === 'receipt' ? wantsReceipt(row) : wantsCategory(row))) &&
      words.every((word) => text.includes(word))
    );
  };
}

/** How many rows a period holds. */
export async function countLedger(
  { from = '0001-01-01', to = '9999-12-31' }: { from?: string | undefined; to?: string | undefined },
  caller: Caller,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<{ count: number }> {
  return { count: sumOf(await ledger.totals(caller.organizationId, { from, to })).count };
}

/** Income, expenses and net of a period in the organisation's currency, beside the period before. */
export async function summarise(
  range: DateRange,
  caller: Caller,
  cloud: Pick<Cloud, 'ledger' | 'people'>,
): Promise<Summary | Refusal> {
  if (range.from > range.to)
    return refuse('invalid-input', { fields: { to: 'The first day must not lie after the last.' } });
  const { currency } = await organizationOf(caller.organizationId, cloud);
  const inCurrency = async (period: DateRange) =>
    (await cloud.ledger.totals(caller.organizationId, period)).filter((total) => total.currency === currency);
  const totals = await inCurrency(range);
  const before = await inCurrency(periodBefore(range));
  return {
    currency,
    ...shownSums(totals),
    exportReady: sumOf(totals).ready,
    previous: before.length > 0 ? shownSums(before) : null,
    byCategory: categoriesOf(totals),
  };
}

function shownSums(totals: readonly Total[]) {
  const { income, expenses, count } = sumOf(totals);
  return { income, expenses, net: income + expenses, count };
}

function categoriesOf(totals: readonly Total[]): Summary['byCategory'] {
  const groups = Map.groupBy(totals, ({ category }) => category);
  const rows = [...groups].map(([category, parts]) => {
    const { income, expenses, count, parts: split } = sumOf(parts);
    return { category, income, expenses, count: count + split };
  });
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.income - b.expenses - (a.income - a.expenses));
}
