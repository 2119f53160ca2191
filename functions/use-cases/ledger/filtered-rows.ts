import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter } from '../../store/cursor.ts';
import { positionOf } from '../../store/ledger-items.ts';
import type { LedgerPage } from '../../store/ledger.ts';
import { startOf } from '../page.ts';
import type { Page, PageQuery } from '../page.ts';

/** Rows read for one page at most, however rare the ones searched for: a search ends with a cursor to look further back. */
const ROWS_READ_MAX = 2000;
const ROWS_A_READ = 200;

interface Wish<Q> {
  readonly query: Q;
  readonly isWanted: (row: LedgerRow) => boolean;
  /** Hears of every row from the first of the page to its last, wanted or not. */
  readonly seen?: (row: LedgerRow) => void;
  /** Rows of one read. */
  readonly batch?: number;
  /** The days looked through where the query doesn't say. */
  readonly from?: string | undefined;
  /** Reads the rows among which they are, newest first; the whole ledger's unless told. */
  readonly read?: (place: LedgerPage) => Promise<{ items: LedgerRow[]; more: boolean }>;
}
type Paged = PageQuery & Pick<TransactionFilter, 'from' | 'to'>;

/** One page of the rows that somebody wants, newest first; what else the query holds its cursor is bound to. */
export async function filteredRows<Q extends Paged>(
  wish: Wish<Q>,
  { organizationId }: Pick<Caller, 'organizationId'>,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Page<LedgerRow> | Refusal> {
  const { query, isWanted, seen = () => undefined, batch = ROWS_A_READ, from = query.from } = wish;
  const { read = (place: LedgerPage) => ledger.page(organizationId, place) } = wish;
  const { limit, to } = query;
  const start = startOf(query, { organizationId });
  if (isRefusal(start)) return start;
  let { after } = start;
  const items: LedgerRow[] = [];
  let rowsRead = 0;
  for (;;) {
    const page = await read({ from, to, after, limit: batch });
    for (const [index, row] of page.items.entries()) {
      after = positionOf(row);
      seen(row);
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
