import { monthOf, todayIn } from '../../shared/civil-date.ts';
import type { DocumentReading } from '../../shared/model/document.ts';
import type { Receipt, ReadField } from '../../shared/model/receipt.ts';
import { templateFor } from '../../shared/countries/index.ts';
import type { PageReading } from '../adapters/page-text/page-reading.ts';
import { readDocuments } from '../domain/documents/read-documents.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { StoredReceipt } from '../store/entities.ts';
import { ConditionFailedError } from '../store/table.ts';
import { organizationOf } from './show-me.ts';

type Parts = Pick<Cloud, 'people' | 'receipts' | 'files' | 'work' | 'now'>;
export type ReadPages = (bytes: Uint8Array, options: { fileName?: string }) => Promise<PageReading>;

/** A blank page, a cut-off photograph, a picture of something else. */
const NOTHING_READ = {
  code: 'unreadable-file',
  detail:
    'No name, day or amount could be read from this document. Photograph it again, or fill in its fields by hand.',
} as const;

/**
 * Reads an uploaded document into its receipt. A document that can't be read is `processed` with its reason and empty fields,
 * ready to be filled in by hand. Reading it twice changes nothing.
 */
export async function readReceipt(
  organizationId: string,
  uploadId: string,
  cloud: Parts,
  readPages: ReadPages,
): Promise<void> {
  const receipt = await cloud.receipts.get(organizationId, uploadId);
  if (receipt?.status !== 'pending') return;
  const bytes = await cloud.files.original(organizationId, uploadId);
  if (!bytes) return;
  const pages = await readPages(bytes, { fileName: receipt.fileName });
  if (pages.kind === 'problem') {
    const problem = { code: pages.code, detail: pages.detail };
    await settle(receipt, { ...receipt, problem, status: 'processed' }, false, cloud);
    return;
  }
  const reading = readDocuments(pages.pages, await hintsFor(receipt, cloud));
  const { vendor, date, total } = reading.fields;
  if (!vendor && !date && !total) {
    await settle(receipt, { ...receipt, problem: NOTHING_READ, status: 'processed' }, false, cloud);
    return;
  }
  const isSettled = await settle(
    receipt,
    { ...receipt, ...readValues(reading), status: 'processed' },
    true,
    cloud,
  );
  if (isSettled) await cloud.work.send({ kind: 'match-receipt', organizationId, receiptId: receipt.id });
}

async function hintsFor({ organizationId, userId }: StoredReceipt, { people }: Parts) {
  const profile = await people.profile(userId);
  const { currency } = await organizationOf(organizationId, { people });
  const { dateFormat } = templateFor(profile?.country ?? null, profile?.profession ?? null).templateData;
  const dateOrder = { 'MM/DD/YYYY': 'mdy', 'DD/MM/YYYY': 'dmy', 'YYYY-MM-DD': 'ymd' } as const;
  return { currency, dateOrder: dateOrder[dateFormat] };
}

/** Stores the read receipt and counts it against the plan when it was accepted; false when somebody was quicker. */
async function settle(
  before: StoredReceipt,
  after: StoredReceipt,
  isCounted: boolean,
  cloud: Parts,
): Promise<boolean> {
  const { timeZone } = await organizationOf(before.organizationId, cloud);
  const month = monthOf(todayIn(timeZone, cloud.now()));
  const counted = isCounted ? [cloud.people.usageChange(before.organizationId, month, { documents: 1 })] : [];
  try {
    await cloud.receipts.write([cloud.receipts.change(before, after), ...counted]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

function readValues({
  kind,
  fields,
}: DocumentReading): Pick<Receipt, 'kind' | 'vendor' | 'amount' | 'currency' | 'date' | 'fields'> {
  return {
    kind,
    vendor: fields.vendor?.value ?? null,
    amount: fields.total?.value ?? null,
    currency: fields.currency?.value ?? null,
    date: fields.date?.value ?? null,
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, ReadField][] =>
        field ? [[name, field]] : [],
      ),
    ),
  };
}
