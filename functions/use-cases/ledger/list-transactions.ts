import type * as z from 'zod';
import type { listTransactions as route } from '../../../shared/contract/ledger.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { isTransactionWanted } from '../../../shared/transaction-filter.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Page } from '../page.ts';
import { filteredRows } from './filtered-rows.ts';

type ListQuery = z.output<typeof route.query>;

/** One page of the ledger, newest first, with the filters of the transactions screen. */
export function listTransactions(
  query: ListQuery,
  caller: Caller,
  cloud: Pick<Cloud, 'ledger'>,
): Promise<Page<Transaction> | Refusal> {
  const isWanted = (row: Transaction) => isTransactionWanted(row, query);
  return filteredRows(
    { query, isWanted, ...(hasFilter(query) ? {} : { batch: query.limit }) },
    caller,
    cloud,
  );
}

function hasFilter({ category, account, q, matched, needs }: ListQuery): boolean {
  return [category, account, q, matched, needs].some((value) => value !== undefined && value !== '');
}
