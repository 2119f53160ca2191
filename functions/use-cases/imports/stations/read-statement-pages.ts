import type { Cloud } from '../../../runtime/cloud.ts';
import { say } from '../../../../shared/text/said.ts';
import { wordsToKeep } from '../../../../shared/text/kept-words.ts';
import type { PagesReading } from '../../../domain/work.ts';
import { keepPages } from '../../receipts/kept-pages.ts';
import { isDocumentAllTheSame } from '../../../domain/uploads/is-statement-file.ts';
import { readDocuments } from '../../../domain/documents/read-documents.ts';
import type { PageFormat } from '../../../domain/statements/formats/detect-format.ts';
import type { PageReading } from '../../../adapters/page-text/page-reading.ts';
import type { StoredImport } from '../../../store/imports.ts';
import { settingsOf } from '../../books/organization-of.ts';
import { endReading } from '../end-reading.ts';
import { handToDocuments, undecidedUpload } from '../hand-to-documents.ts';
import { isHurried, readPatiently, wasKilled } from '../../receipts/read-behind-others.ts';
import type { ReadPages } from '../../receipts/pages-of-upload.ts';
import { fetchUpload } from './fetch-upload.ts';

const READING_FAILED = {
  code: 'unexpected',
  detail: say(wordsToKeep.files, { code: 'reading-failed' }),
} as const;

type Parts = Pick<
  Cloud,
  | 'change'
  | 'imports'
  | 'receipts'
  | 'organizations'
  | 'plans'
  | 'killedReads'
  | 'files'
  | 'notices'
  | 'outbox'
  | 'now'
  | 'log'
>;

/**
 * Station 2 of an import, for PDFs and pictures: reads the pages where the machine code for it is, keeps them beside the upload, and hands
 * the import back to the worker of the books. What was brought as a statement and is a document goes to the documents. Doing it twice
 * changes nothing. An error that the reader did not foresee is logged whole and ends the import: the same file would meet it again.
 */
export async function readStatementPages(
  work: Omit<PagesReading, 'kind'>,
  cloud: Parts,
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
    if (!pages) return endReading(job, { status: 'failed', problem: READING_FAILED }, cloud);
    if (wasKilled(pages) && isHurried(work)) return readPatiently({ kind: 'read-pages', ...work }, cloud);
    const file = { ...pages, format: upload.format };
    const undecided = await undecidedUpload(job, cloud);
    if (undecided && (await isDocument(file, job, cloud)))
      return handToDocuments(job, undecided, 'read-pages', cloud);
    await keepPages(job, file, cloud);
  }
  await cloud.outbox.ask({ kind: 'read-statement', organizationId, importId });
}

async function isDocument(
  file: PageReading & { readonly format: PageFormat },
  { organizationId }: StoredImport,
  cloud: Parts,
): Promise<boolean> {
  if (file.kind === 'problem') return false;
  const { currency } = await settingsOf(organizationId, cloud);
  const { pages, format } = file;
  return isDocumentAllTheSame({ pages, format, document: readDocuments(pages, { currency }) }, currency);
}
