import { useEffect, useRef } from 'react';
import type { Upload } from '../../../shared/model/receipt.ts';
import { useUnsettledUploads } from '../../api/uploads.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import type { UploadItem, UploadStage } from './uploads-context.ts';

/** What is older is found among the documents; the tray shows what somebody still waits for. */
const RESTORED_HOURS = 24;

/** Hears of the files that this person brought before the page was loaded, each once: they are on their way still, or ended unseen. */
export function useRestoredUploads(
  known: readonly UploadItem[],
  onFound: (items: UploadItem[]) => void,
): void {
  const { profile } = useSignedIn();
  const { data } = useUnsettledUploads();
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of known) seen.current.add(id);
    const since = Date.now() - RESTORED_HOURS * 3_600_000;
    const found = (data?.items ?? []).filter(
      ({ id, userId, createdAt }) =>
        userId === profile.id && Date.parse(createdAt) > since && !seen.current.has(id),
    );
    for (const { id } of found) seen.current.add(id);
    if (found.length > 0) onFound(found.map((upload) => ({ ...upload, stage: stageOf(upload) })));
  }, [data, known, onFound, profile.id]);
}

function stageOf({ status, isStored, problem }: Upload): UploadStage {
  if (status === 'failed') return { name: 'failed', detail: problem?.detail ?? '', isStored };
  if (status === 'refused') return { name: 'refused', detail: problem?.detail ?? '' };
  return { name: isStored ? 'reading' : 'waiting' };
}
