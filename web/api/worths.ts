import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoJob } from '../../shared/contract/jobs.ts';
import { findWorths } from '../../shared/contract/ledger.ts';
import type { Job } from '../../shared/model/job.ts';
import { call } from './call.ts';
import { followJob } from './jobs.ts';
import { refreshTransactions } from './ledger.ts';

/** Looks for rates of what is counted apart, as one job, and takes such a job back; both end when the job has. */
export function useFindingWorths() {
  const client = useQueryClient();
  const onSettled = () => refreshTransactions(client);
  const start = useMutation({
    mutationFn: async ({ id, onProgress }: { id: string; onProgress: (job: Job) => void }) =>
      followJob(await call(findWorths, { body: { id } }), onProgress),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: async (id: string) => followJob(await call(undoJob, { params: { id } })),
    onSettled,
  });
  return { start: start.mutateAsync, takeBack: takeBack.mutateAsync };
}
