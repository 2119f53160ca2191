import type { PageReading } from '../../adapters/page-text/page-reading.ts';
import type { ReadingWork } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** From so many killed readings of a day on, an organisation's files are read one at a time, behind everybody else's. */
const KILLED_OF_A_DAY = 3;

/**
 * Puts the reading of a file behind everybody else's where others of its organisation were killed today, and answers whether it did: each
 * of those held a worker for as long as no document does. Whatever is in the slow lane is read there.
 */
export async function readBehindOthers(
  work: ReadingWork,
  cloud: Pick<Cloud, 'killedReads' | 'outbox' | 'now'>,
): Promise<boolean> {
  if (work.lane === 'slow') return false;
  if ((await cloud.killedReads.on(work.organizationId, dayOfKilled(cloud))) < KILLED_OF_A_DAY) return false;
  await cloud.outbox.ask({ ...work, lane: 'slow' });
  return true;
}

/** Whether the reading was killed because the file asked for more than any document needs. */
export const wasKilled = (pages: PageReading): boolean =>
  pages.kind === 'problem' && pages.because.code === 'asks-too-much';

/** The day on which a killed reading counts: the same for all, wherever they are. */
export const dayOfKilled = ({ now }: Pick<Cloud, 'now'>): string => now().toISOString().slice(0, 10);
