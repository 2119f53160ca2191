import { readDocuments } from '../../domain/documents/read-documents.ts';
import { isStatementFile } from '../../domain/uploads/is-statement-file.ts';
import type { PagesSorting } from '../../domain/work.ts';
import type { Change } from '../../store/change.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { settingsOf } from '../books/organization-of.ts';
import type { KeptPages } from './kept-pages.ts';
import { pagesOfUpload } from './pages-of-upload.ts';
import { READING_FAILED, readReceipt, type DocumentReader } from './read-receipt.ts';
import { isOpen } from './open-upload.ts';
import { becomeImport, becomeReceipt, refuseUpload, sortOnce } from './sorted-upload.ts';

type Parts = Parameters<typeof readReceipt>[1];

/**
 * Tells a statement from a document by its pages, on the reading worker, and reads the document there at once, as its pages are at hand.
 * Nothing is lost by a fault of ours: what could not be read for one is a document, to be filled in by hand.
 */
export async function sortPages(work: PagesSorting, cloud: Parts, reader: DocumentReader): Promise<void> {
  const { organizationId, uploadId, lane } = work;
  const upload = await cloud.receipts.getUpload(organizationId, uploadId);
  const told = upload && isOpen(upload) ? await tell(upload, work, cloud, reader) : upload?.became;
  if (told === 'receipt') await readReceipt({ organizationId, receiptId: uploadId, lane }, cloud, reader);
}

/** Reads the pages and keeps what the file is; gives it, or nothing where it has not arrived or is read later. */
async function tell(
  upload: StoredUpload,
  work: PagesSorting,
  cloud: Parts,
  { readPages }: DocumentReader,
): Promise<StoredUpload['became']> {
  const { organizationId, uploadId } = work;
  const bytes = await cloud.files.original(organizationId, uploadId);
  if (!bytes) return undefined;
  const pages = await pagesOfUpload({ work, upload, bytes }, cloud, readPages);
  if (pages === 'later') return undefined;
  await sortOnce(work, 'sort-pages', cloud, (change, latest) => become(change, latest, pages, cloud));
  const latest = await cloud.receipts.getUpload(organizationId, uploadId);
  return latest?.became;
}

async function become(
  change: Change,
  upload: StoredUpload,
  pages: KeptPages | 'failed',
  cloud: Parts,
): Promise<void> {
  if (pages === 'failed')
    return becomeReceipt(change, upload, cloud, { problem: READING_FAILED, status: 'processed' });
  if (pages.kind === 'problem') {
    refuseUpload(change, upload, { code: pages.code, detail: pages.detail }, cloud);
    return;
  }
  const { currency } = await settingsOf(upload.organizationId, cloud);
  const file = { ...pages, document: readDocuments(pages.pages, { currency }) };
  return (await isStatementFile(file, currency))
    ? becomeImport(change, upload, cloud)
    : becomeReceipt(change, upload, cloud);
}
