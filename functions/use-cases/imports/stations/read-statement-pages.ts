import type { Cloud } from '../../../runtime/cloud.ts';
import { say } from '../../../../shared/text/said.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import type { PagesReading } from '../../../domain/work.ts';
import { keepPages } from '../../receipts/kept-pages.ts';
import { isHurried, readPatiently, wasKilled } from '../../receipts/read-behind-others.ts';
import type { ReadPages } from '../../receipts/pages-of-upload.ts';
import { fetchUpload } from './fetch-upload.ts';

const READING_FAILED = {
  code: 'unexpected',
  detail: say(wordsFor().files, { code: 'reading-failed' }),
} as const;

/**
 * Station 2 of an import, for PDFs and pictures: reads the pages where the machine code for it is, keeps them beside the upload,
 * and hands the import back to the worker of the books. Doing it twice changes nothing. An error that the reader did not foresee
 * is logged whole and ends the import: the same file would meet it again.
 */
export async function readStatementPages(
  work: Omit<PagesReading, 'kind'>,
  cloud: Pick<Cloud, 'imports' | 'killedReads' | 'files' | 'outbox' | 'now' | 'log'>,
  readPages: ReadPages,
): Promise<void> {
  const { organizationId, importId } = work;
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'reading') return;
  const upload = await fetchUpload(job, cloud);
  if (upload.kind === 'unread-pages') {
    const pages = await readPages(upload.bytes, {
      fileName: job.fileName,
      isHurried: isHurried(work),
    }).catch((error: unknown) => {
      cloud.log.error('statement not read', { error, importId });
    });
    if (!pages) {
      await cloud.imports.tryChange(job, {
        status: 'failed',
        problem: READING_FAILED,
        changedAt: cloud.now().toISOString(),
      });
      return;
    }
    if (wasKilled(pages) && isHurried(work)) return readPatiently({ kind: 'read-pages', ...work }, cloud);
    await keepPages(job, { ...pages, format: upload.format }, cloud);
  }
  await cloud.outbox.ask({ kind: 'read-statement', organizationId, importId });
}
