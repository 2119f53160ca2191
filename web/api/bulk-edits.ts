import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { undoJob } from '../../shared/contract/jobs.ts';
import { countTransactions, editTransactions } from '../../shared/contract/ledger.ts';
import type { BulkEdit } from '../../shared/model/bulk-edit.ts';
import type { Job } from '../../shared/model/job.ts';
import type { TransactionFilter } from '../../shared/model/transaction-filter.ts';
import { call } from './call.ts';
import { followJob } from './jobs.ts';
import { refreshTransactions } from './ledger.ts';
import { queryKeys } from './query-keys.ts';

/** Edits many transactions as one job, and takes such a job back; both end when the job has. */
export function useBulkEdit() {
  const client = useQueryClient();
  const onSettled = () => refreshEdited(client);
  const start = useMutation({
    mutationFn: async ({ edit, onProgress }: { edit: BulkEdit; onProgress: (job: Job) => void }) =>
      followJob(await call(editTransactions, { body: edit }), onProgress),
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
