import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/entities.ts';
import { ConditionFailedError } from '../../store/table.ts';

/** Months written at once: more would only wait for the same partition of the table (1,000 write units a second). */
const LANES_AT_ONCE = 4;
/** How often the progress of a job is told: for the eyes a twentieth is enough, and each telling is a write. */
const TELLINGS = 20;

/** Takes the steps of each lane in order, a few lanes at the same time. The first fault ends it. */
export async function sideBySide(
  lanes: readonly (readonly number[])[],
  take: (step: number) => Promise<void>,
): Promise<void> {
  const waiting = lanes.values();
  const work = async () => {
    for (const lane of waiting) for (const step of lane) await take(step);
  };
  await Promise.all(Array.from({ length: LANES_AT_ONCE }, work));
}

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
  try {
    return await imports.change(job, { progress, changedAt: now().toISOString() });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    return (await imports.get(job.organizationId, job.id)) ?? job;
  }
}
