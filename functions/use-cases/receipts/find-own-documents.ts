import type { DateRange } from '../../../shared/model/export.ts';
import type { DocumentReading } from '../../../shared/model/document.ts';
import { isOwnName } from '../../domain/documents/vendor/own-name.ts';
import { isSameNumber } from '../../domain/documents/vendor/own-number.ts';
import { readDocuments } from '../../domain/documents/read-documents.ts';
import type { ReadingHints } from '../../domain/documents/read-fields.ts';
import { documentsOf } from '../../domain/documents/receipt-values.ts';
import { partId } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { settingsOf } from '../books/organization-of.ts';
import { documentNamed } from './document-named.ts';
import { keptPages } from './kept-pages.ts';
import { hintsFor } from './reading-hints.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'receipts' | 'files' | 'outbox'>;

/** As many as one message reads again before others have their turn, and then all of the day it came to. */
const AT_ONCE = 50;

/**
 * Reads documents without a transaction once more that may be the organization's own by what it is called now: which are become so, and are
 * matched as such. What people corrected stays. Done twice it changes nothing more.
 */
export async function findOwnDocuments(organizationId: string, days: DateRange, cloud: Parts): Promise<void> {
  const { name, salesTax } = await settingsOf(organizationId, cloud);
  let seen = 0;
  let last = days.from;
  for await (const receipt of cloud.receipts.unmatched(organizationId, days)) {
    const day = receipt.date ?? last;
    if (seen >= AT_ONCE && day > last)
      return cloud.outbox.ask({ kind: 'find-own-documents', organizationId, from: day, to: days.to });
    last = day;
    if (!mayBeOwn(receipt, name, salesTax?.number)) continue;
    seen += 1;
    const read = await readAgain(receipt, await hintsFor(receipt, cloud), cloud);
    if (read?.isIssued) await becomeOwn(receipt, read, cloud);
  }
}

/** Whether what was read of a document, and stands, names the organization or its registration. */
function mayBeOwn({ vendor, fields, isIssued }: StoredReceipt, name: string, taxNumber?: string): boolean {
  const number = fields['taxNumber']?.value;
  if (isIssued || vendor === null || vendor !== fields['vendor']?.value) return false;
  const isNumber = taxNumber !== undefined && typeof number === 'string' && isSameNumber(number, taxNumber);
  return isNumber || isOwnName(vendor, [name]);
}

/** What a document says by these hints, of its pages as they were kept. */
async function readAgain(
  { id, fileId: uploadId = id, organizationId }: StoredReceipt,
  hints: ReadingHints,
  cloud: Parts,
): Promise<DocumentReading | undefined> {
  const kept = await keptPages({ organizationId, uploadId }, cloud);
  if (kept?.kind !== 'pages') return undefined;
  const documents = documentsOf(readDocuments(kept.pages, hints));
  return documents.find((_, at) => (at === 0 ? uploadId : partId(uploadId, at)) === id);
}

function becomeOwn(receipt: StoredReceipt, { fields }: DocumentReading, cloud: Parts): Promise<void> {
  const { organizationId, id } = receipt;
  const actor = { organizationId, system: 'find-own-documents' } as const;
  return cloud.change(actor, 'document-changed', async (change) => {
    const before = await cloud.receipts.get(organizationId, id);
    // A person was quicker, or it was named otherwise.
    if (before?.version !== receipt.version || fields.vendor?.value !== before.vendor) return;
    const { customer } = fields;
    const after = {
      ...before,
      fields: customer ? { ...before.fields, customer } : before.fields,
      isIssued: true,
    };
    change.about(documentNamed(after));
    change.put(cloud.receipts.change(before, after));
    change.enqueue({ kind: 'match-receipts', organizationId, receiptIds: [id] });
  });
}
