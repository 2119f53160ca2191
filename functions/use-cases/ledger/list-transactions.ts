import type * as z from 'zod';
import type { listTransactions as route } from '../../../shared/contract/ledger.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { isTransactionWanted } from '../../../shared/transaction-filter.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import type { Page } from '../page.ts';
import { filteredRows } from './filtered-rows.ts';

type ListQuery = z.output<typeof route.query>;

/** One page of the ledger, newest first, with the filters of the transactions screen. */
export async function listTransactions(
  query: ListQuery,
  caller: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<Page<Transaction> | Refusal> {
  const names = await bookNamesOf(caller.organizationId, cloud);
  const isWanted = (row: LedgerRow) => isTransactionWanted(shownTransaction(row, names), query);
  const page = await filteredRows(
    { query, isWanted, ...(hasFilter(query) ? {} : { batch: query.limit }) },
    caller,
    cloud,
  );
  if (isRefusal(page)) return page;
  return { ...page, items: page.items.map((row) => shownTransaction(row, names)) };
}

/** Whether more than days is asked for: rows that are wanted may then be rare among those read. */
function hasFilter({ from: _from, to: _to, limit: _limit, cursor: _cursor, ...filter }: ListQuery): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '');
}
