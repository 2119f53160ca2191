import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { undoJob } from '../../shared/contract/jobs.ts';
import { countTransactions, editTransactions } from '../../shared/contract/ledger.ts';
import type { BulkEdit } from '../../shared/model/bulk-edit.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import type { TransactionFilter } from '../../shared/model/transaction-filter.ts';
import { call } from './call.ts';
import { followJob } from './jobs.ts';
import { listsIn, refreshTransactions } from './ledger.ts';
import type { ListPages } from './ledger.ts';
import { withItem, withoutItem } from './merge-pages.ts';
import { queryKeys } from './query-keys.ts';
import { transactionRule } from './transaction-rule.ts';
import type { TransactionFilters } from './transaction-rule.ts';

/** An entry as it is about to be; without `after` it goes. */
export interface Ahead {
  readonly before: Transaction;
  readonly after?: Transaction;
}

/** Shows entries in every list as they are about to be; what they then are, is asked for by whoever changes them. */
function showAhead(client: QueryClient, changes: readonly Ahead[]): void {
  for (const { queryKey } of listsIn(client)) {
    const rule = transactionRule(queryKey[2] as TransactionFilters);
    client.setQueryData<ListPages>(queryKey, (pages) =>
      changes.reduce(
        (shown, { before, after }) =>
          shown && (after ? withItem(shown, after, rule) : withoutItem(shown, before.id)),
        pages,
      ),
    );
  }
}

interface BulkStart {
  readonly edit: BulkEdit;
  /** What is shown until the answer is here. */
  readonly ahead: readonly Ahead[];
  readonly onProgress: (job: Job) => void;
}

/** Edits many transactions as one job, and takes such a job back; both end when the job has. */
export function useBulkEdit() {
  const client = useQueryClient();
  const onSettled = () => refreshEdited(client);
  const start = useMutation({
    mutationFn: async ({ edit, onProgress }: BulkStart) =>
      followJob(await call(editTransactions, { body: edit }), onProgress),
    onMutate: ({ ahead }) => showAhead(client, ahead),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: async (id: string) => followJob(await call(undoJob, { params: { id } })),
    onSettled,
  });
  return { start: start.mutateAsync, takeBack: takeBack.mutateAsync };
}

/** Counts what answers a filter now. */
export const countNow = (filter: TransactionFilter) => call(countTransactions, { query: filter });

/** Asks anew for whatever shows entries. */
async function refreshEdited(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshTransactions(client),
    client.invalidateQueries({ queryKey: queryKeys.categoryWork }),
    client.invalidateQueries({ queryKey: queryKeys.receipts }),
    client.invalidateQueries({ queryKey: queryKeys.accounts }),
  ]);
}
