import { isReading, type Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { readStatementPages } from '../imports/stations/read-statement-pages.ts';
import { readBehindOthers } from './read-behind-others.ts';
import { sortPages } from './sort-pages.ts';
import { readReceipt, type DocumentReader } from './read-receipt.ts';

/** Does what is asked of the reading worker, at once or in its slow lane. */
export async function doReading(work: Work, cloud: Cloud, reader: DocumentReader): Promise<void> {
  if (!isReading(work)) throw new Error(`${work.kind} is not the work of this stage.`);
  if (await readBehindOthers(work, cloud)) return;
  await cloud.receipts.noteReading(work.organizationId, cloud.now().toISOString());
  if (work.kind === 'sort-pages') return sortPages(work, cloud, reader);
  if (work.kind === 'read-pages') await readStatementPages(work, cloud, reader.readPages);
  else await readReceipt(work, cloud, reader);
}
