import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getJob, previewAutoMatch, startAutoMatch, undoJob } from '../../shared/contract/matching.ts';
import type { Job } from '../../shared/model/job.ts';
import { call } from './call.ts';
import { refreshLinked, refreshMatches } from './matching.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';

/** What confirming all sure suggestions would do. */
export function useMatchRunPreview({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: queryKeys.matchRunPreview,
    queryFn: () => call(previewAutoMatch, {}),
    enabled,
    staleTime: 0,
  });
}

const POLL_MS = [150, 300, 600, 1000] as const;
const isAtWork = ({ status }: Job) => status === 'running' || status === 'undoing';

/** Confirms many suggestions as one job, and takes such a job back; both end when the job has. */
export function useMatchRun() {
  const client = useQueryClient();
  const settle = () => {
    refreshLinked(client);
    refreshMatches(client);
  };
  const follow = async (started: Job, onProgress?: (job: Job) => void): Promise<Job> => {
    let job = started;
    for (let asked = 0; isAtWork(job); asked += 1) {
      onProgress?.(job);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS[Math.min(asked, POLL_MS.length - 1)]));
      job = await call(getJob, { params: { id: job.id } });
    }
    return job;
  };
  const start = useMutation({
    mutationFn: async (run: { matchIds: string[]; onProgress?: (job: Job) => void }) =>
      follow(await call(startAutoMatch, { body: { id: newId(), matchIds: run.matchIds } }), run.onProgress),
    onSettled: settle,
  });
  const takeBack = useMutation({
    mutationFn: async (id: string) => follow(await call(undoJob, { params: { id } })),
    onSettled: settle,
  });
  return { start: start.mutateAsync, takeBack: takeBack.mutateAsync, isBusy: takeBack.isPending };
}
