import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';

/** How often the progress of a job is told: for the eyes a twentieth is enough, and each telling is a write. */
const TELLINGS = 20;

/** Tells a job's progress after its steps. Where another worker changed the job, its word stands. */
export function progressTeller(
  job: StoredImport,
  steps: number,
  { imports, now }: Pick<Cloud, 'imports' | 'now'>,
): () => Promise<void> {
  let latest = job;
  let done = 0;
  let isTelling = false;
  const each = Math.max(1, Math.floor(steps / TELLINGS));
  return async () => {
    done += 1;
    if (isTelling || done % each > 0 || done === steps) return;
    isTelling = true;
    latest = await told(latest, done / steps, { imports, now });
    isTelling = false;
  };
}

async function told(
  job: StoredImport,
  progress: number,
  { imports, now }: Pick<Cloud, 'imports' | 'now'>,
): Promise<StoredImport> {
  const after = await imports.noteProgress(job, { progress, changedAt: now().toISOString() });
  return after === 'conflict' ? ((await imports.get(job.organizationId, job.id)) ?? job) : after;
}
