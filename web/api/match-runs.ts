import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { undoJob } from '../../shared/contract/jobs.ts';
import { previewAutoMatch, startAutoMatch } from '../../shared/contract/matching.ts';
import type { Job } from '../../shared/model/job.ts';
import { call } from './call.ts';
import { followJob } from './follow-job.ts';
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

/** Confirms many suggestions as one job, and takes such a job back; both end when the job has. */
export function useMatchRun() {
  const client = useQueryClient();
  const settle = () => {
    refreshLinked(client);
    refreshMatches(client);
  };
  const start = useMutation({
    mutationFn: async (run: { matchIds: string[]; onProgress?: (job: Job) => void }) =>
      followJob(
        await call(startAutoMatch, { body: { id: newId(), matchIds: run.matchIds } }),
        run.onProgress,
      ),
    onSettled: settle,
  });
  const takeBack = useMutation({
    mutationFn: async (id: string) => followJob(await call(undoJob, { params: { id } })),
    onSettled: settle,
  });
  return { start: start.mutateAsync, takeBack: takeBack.mutateAsync, isBusy: takeBack.isPending };
}
