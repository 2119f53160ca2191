import type { PageReading } from '../../adapters/page-text/page-reading.ts';
import type { ReadingWork } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/**
 * Puts the reading of a file behind everybody else's where another of its organisation was killed today, and answers whether it did: that
 * one held a worker for longer than documents do, and many that come at once would hold them all. Whatever is in the slow lane is read
 * there.
 */
export async function readBehindOthers(
  work: ReadingWork,
  cloud: Pick<Cloud, 'killedReads' | 'outbox' | 'now'>,
): Promise<boolean> {
  if (!isHurried(work)) return false;
  if ((await cloud.killedReads.on(work.organizationId, dayOfKilled(cloud))) === 0) return false;
  await cloud.outbox.ask({ ...work, lane: 'slow' });
  return true;
}

/**
 * Hands a file that was killed among everybody's to the slow lane, where it has all the time that a document may take, and counts it
 * among those of its organisation.
 */
export async function readPatiently(
  work: ReadingWork,
  cloud: Pick<Cloud, 'change' | 'killedReads' | 'now'>,
): Promise<void> {
  const { organizationId } = work;
  await cloud.change({ organizationId }, 'read-slowly', (change) => {
    change.put(cloud.killedReads.counting(organizationId, dayOfKilled(cloud)));
    change.enqueue({ ...work, lane: 'slow' });
  });
}

/** Whether files of this work are read in the haste of everybody's workers. */
export const isHurried = ({ lane }: Pick<ReadingWork, 'lane'>): boolean => lane !== 'slow';

/** Whether the reading was killed because the file asked for more than any document needs. */
export const wasKilled = (pages: PageReading): boolean =>
  pages.kind === 'problem' && pages.because.code === 'asks-too-much';

/** The day on which a killed reading counts: the same for all, wherever they are. */
const dayOfKilled = ({ now }: Pick<Cloud, 'now'>): string => now().toISOString().slice(0, 10);
