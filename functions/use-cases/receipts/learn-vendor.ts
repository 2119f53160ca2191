import type { TextField } from '../../../shared/model/document.ts';
import { learnVendors, vendorMarks } from '../../domain/documents/vendor/learned-vendors.ts';
import type { LearnedVendor } from '../../domain/documents/vendor/learned-vendors.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Write } from '../../store/writes.ts';
import { keptPages } from './kept-pages.ts';

/** Corrections looked at for the next document: the latest say how vendors are called now. */
const LESSONS_MAX = 200;

/** What the organisation's corrections say of its vendors. */
export async function learnedVendors(
  organizationId: string,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<LearnedVendor[]> {
  const lessons = await receipts.vendorLessons(organizationId, LESSONS_MAX);
  return learnVendors(lessons.toReversed());
}

/**
 * The write by which a corrected vendor helps the next document of the same issuer; corrected back to what was read, it is
 * forgotten again. None where the vendor stays as it was, or nothing of the document was read.
 */
export async function vendorLesson(
  before: StoredReceipt,
  after: StoredReceipt,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'now'>,
): Promise<Write[]> {
  if (before.vendor === after.vendor || after.fileId !== undefined) return [];
  const { organizationId, id: receiptId, vendor, fields } = after;
  const kept = await keptPages({ organizationId, uploadId: receiptId }, cloud);
  if (kept?.kind !== 'pages') return [];
  const read = { vendor: textField(fields['vendor']), taxNumber: textField(fields['taxNumber']) };
  const marks = vendorMarks(kept.pages, read);
  const lesson = {
    organizationId,
    receiptId,
    vendor: vendor ?? '',
    marks,
    learnedAt: cloud.now().toISOString(),
  };
  const isTaught = vendor !== null && vendor !== read.vendor?.value;
  return [isTaught ? cloud.receipts.lessonAddition(lesson) : cloud.receipts.lessonRemoval(after)];
}

function textField(field: StoredReceipt['fields'][string] | undefined): TextField | null {
  return typeof field?.value === 'string' ? { ...field, value: field.value } : null;
}
