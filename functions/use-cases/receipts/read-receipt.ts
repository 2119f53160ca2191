import type { DocumentReading } from '../../../shared/model/document.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { readDocuments } from '../../domain/documents/read-documents.ts';
import { documentsOf, isReadable, receiptValues } from '../../domain/documents/receipt-values.ts';
import { partId } from '../../domain/ids.ts';
import { payoutReport } from '../../domain/payouts/payout-report.ts';
import { isStatementFile } from '../../domain/uploads/is-statement-file.ts';
import type { ReceiptReading } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { waitsForRoom } from '../../store/receipts.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { Effect } from '../../store/change.ts';
import type { Written } from '../../store/writes.ts';
import { asStatement } from './as-statement.ts';
import { tracesOf, twinsOf } from './find-twins.ts';
import { removeFile } from './kept-pages.ts';
import type { KeptPage } from './kept-pages.ts';
import { hintsFor } from './reading-hints.ts';
import { isOpenDocument } from './open-document.ts';
import { whatFollows } from './what-follows.ts';
import { withOffers } from './offer-for-receipts.ts';
import { pagesOfUpload, type ReadPages } from './pages-of-upload.ts';
import { countDocuments, documentLimitReached, roomAwaited, waitingNote } from './document-limit.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'plans'
  | 'receipts'
  | 'imports'
  | 'killedReads'
  | 'categories'
  | 'files'
  | 'notices'
  | 'now'
  | 'log'
>;
/** What the reading worker brings: words and pictures of pages, and what a picture looks like in 16 hexadecimal digits. */
export interface DocumentReader {
  readonly readPages: ReadPages;
  readonly pictureHash: (bytes: Uint8Array) => Promise<string | undefined>;
}

/** A blank page, a cut-off photograph, a picture of something else. */
const NOTHING_READ = {
  code: 'unreadable-file',
  detail: say(wordsToKeep.files, { code: 'nothing-on-document' }),
} as const;

/** An error that the reader did not foresee, and would meet again on the same file. */
export const READING_FAILED = {
  code: 'unexpected',
  detail: say(wordsToKeep.files, { code: 'reading-failed' }),
} as const;

/**
 * Reads an uploaded document into its receipt, and where the file holds several documents into a receipt for each. A document that
 * can't be read is `processed` with its reason and empty fields, ready to be filled in by hand. One that ended as nothing was heard of it
 * is read all the same, and where it ends so while it is read, what was read stands. Reading it twice changes nothing.
 */
export async function readReceipt(
  work: Omit<ReceiptReading, 'kind'>,
  cloud: Parts,
  reader: DocumentReader,
): Promise<void> {
  const outcome = await retryOnConflict(() => readOnce(work, cloud, reader));
  // It comes back: whoever was in its way has ended by then.
  if (outcome === 'conflict') throw new Error('What was read was not kept.');
}

async function readOnce(
  work: Omit<ReceiptReading, 'kind'>,
  cloud: Parts,
  { readPages, pictureHash }: DocumentReader,
): Promise<Written | undefined> {
  const { organizationId, receiptId: uploadId } = work;
  const stored = await cloud.receipts.get(organizationId, uploadId);
  if (!stored || !isOpenDocument(stored)) return undefined;
  const bytes = await cloud.files.original(organizationId, uploadId);
  if (!bytes) return undefined;
  const { problem: _silence, ...receipt } = stored;
  const unread = (problem: NonNullable<StoredReceipt['problem']>) =>
    settle(receipt, [unreadFor(problem, receipt)], 0, cloud);
  const limit = await documentLimitReached(organizationId, cloud);
  if (limit !== undefined) return unread(waitingNote(limit.limit));
  const asked = { work: { kind: 'read-receipt', ...work } as const, upload: receipt, bytes };
  const pages = await pagesOfUpload(asked, cloud, readPages);
  if (pages === 'later') return undefined;
  if (pages === 'failed') return unread(READING_FAILED);
  if (pages.kind === 'problem') return unread({ code: pages.code, detail: pages.detail });
  const reading = readDocuments(pages.pages, await hintsFor(receipt, cloud));
  if (await isStatement(receipt, { ...pages, document: reading }, cloud)) {
    const { paper, writes } = await asStatement(receiptOf(reading, 0, receipt, pages.pages), cloud);
    return settle(receipt, [paper], 0, cloud, writes);
  }
  const documents = documentsOf(reading);
  if (!documents.some(isReadable)) return unread(NOTHING_READ);
  const hash = documents.length === 1 ? await pictureHash(bytes) : undefined;
  const read = documents
    .map((document, index) => receiptOf(document, index, receipt, pages.pages))
    .map((each, index) => (index === 0 ? withPayouts(each, pages.pages) : each))
    .map((each) => (hash === undefined ? each : { ...each, pictureHash: hash }));
  const known = await Promise.all(read.map(async (each) => ({ ...each, twins: await twinsOf(each, cloud) })));
  const isCopy = known.some(({ twins }) => twins.some(({ by }) => by === 'file'));
  const offered = await withOffers(known, cloud);
  return settle(receipt, offered, isCopy ? 0 : offered.length, cloud);
}

/** The receipt of one document of a file; those after the first have ids made of the upload's. */
function receiptOf(
  document: DocumentReading,
  index: number,
  upload: StoredReceipt,
  pages: readonly KeptPage[],
): StoredReceipt {
  const begin = Math.min(...Object.values(document.fields).flatMap((field) => field?.page ?? []));
  const shown = pages.find(({ page, hasPicture }) => hasPicture && (page >= begin || begin === Infinity));
  return {
    ...upload,
    ...receiptValues(document),
    status: 'processed',
    page: shown?.page ?? null,
    ...(index === 0 ? {} : { id: partId(upload.id, index), fileId: upload.id }),
  };
}

/** Whether what was brought as a document is a statement; what its content, or a person, has told before stays so. */
async function isStatement(
  { organizationId, id }: StoredReceipt,
  file: Parameters<typeof isStatementFile>[0],
  cloud: Parts,
): Promise<boolean> {
  const upload = await cloud.receipts.getUpload(organizationId, id);
  if (upload?.purpose !== 'receipt' || upload.became === 'receipt') return false;
  return isStatementFile(file, (await organizationOf(organizationId, cloud)).currency);
}

/** A payout report keeps what it accounts for, to be found by the deposits. */
function withPayouts(receipt: StoredReceipt, pages: readonly KeptPage[]): StoredReceipt {
  const report = payoutReport(pages, receipt.currency ?? 'USD');
  return report ? { ...receipt, payoutReport: report } : receipt;
}

/**
 * Stores what was read, counts it against the plan where it was accepted, and has it matched where there is something to match by.
 * Where a person was quicker, theirs stands; `conflict` where it is still to be read, as it stands by now.
 */
async function settle(
  before: StoredReceipt,
  read: readonly StoredReceipt[],
  counted: number,
  cloud: Parts,
  further: readonly Effect[] = [],
): Promise<Written | undefined> {
  const { organizationId, id: uploadId, fileName } = before;
  const actor = { organizationId, system: 'read-receipt' } as const;
  const outcome = await cloud.change(actor, 'reading-ended', async (change) => {
    const latest = change.isRetry ? await cloud.receipts.get(organizationId, uploadId) : before;
    if (!latest) return 'gone';
    if (latest.version !== before.version) return isOpenDocument(latest) ? 'conflict' : undefined;
    // Others of the same moment took the plan's last room.
    const limit =
      change.isRetry && counted > 0 ? await documentLimitReached(organizationId, cloud) : undefined;
    const [first = before, ...others] = limit ? [unreadFor(waitingNote(limit.limit), before)] : read;
    change.about({ id: uploadId, name: fileName });
    change.count({ documents: others.length + 1 });
    change.put(
      cloud.receipts.change(before, first),
      ...others.map((other) => cloud.receipts.addition({ ...other, version: 1 })),
      ...[first, ...others].flatMap(tracesOf).map((trace) => cloud.receipts.traceAddition(trace)),
      ...(waitsForRoom(first) ? [await roomAwaited(organizationId, cloud)] : []),
      ...whatFollows([first, ...others], cloud),
      ...(limit ? [] : further),
    );
    if (counted > 0 && !limit) await countDocuments(change, { organizationId, documents: counted }, cloud);
    return 'written';
  });
  if (outcome !== 'gone') return outcome;
  // Deleted for good while it was read: what was kept of its pages goes too.
  await removeFile({ organizationId, uploadId }, cloud);
  return undefined;
}

/** A document as it ends unread. */
const unreadFor = (
  problem: NonNullable<StoredReceipt['problem']>,
  receipt: StoredReceipt,
): StoredReceipt => ({
  ...receipt,
  ...{ problem, status: 'processed' },
});
