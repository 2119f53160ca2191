import type * as z from 'zod';
import type { listReceipts } from '../../../shared/contract/receipts.ts';
import type { Receipt, ReceiptChange } from '../../../shared/model/receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../../store/cursor.ts';
import type { StoredReceipt, StoredTrace } from '../../store/entities.ts';
import { receiptPosition } from '../../store/receipts.ts';
import { ConditionFailedError } from '../../store/table.ts';
import type { Page } from '../ledger/browse-ledger.ts';
import { tracesOf } from './find-twins.ts';
import { vendorLesson } from './learn-vendor.ts';
import { withdrawSuggestions } from '../matching/unlink-rows.ts';

type ListQuery = z.output<typeof listReceipts.query>;

const RECEIPTS_READ_MAX = 1000;
const RECEIPTS_A_READ = 100;

/** One page of receipts, newest first, with the filters of the receipts screen. */
export async function browseReceipts(
  query: ListQuery,
  caller: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files'>,
): Promise<Page<Receipt> | Refusal> {
  const { receipts } = cloud;
  const { organizationId } = caller;
  const { cursor, limit, status, q } = query;
  let after = cursor === undefined ? undefined : readCursor(cursor, organizationId, query);
  if (cursor !== undefined && after === undefined)
    return refuse('invalid-input', { fields: { cursor: 'Start the list again.' } });
  const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const isWanted = (receipt: StoredReceipt) => {
    const text = `${receipt.fileName} ${receipt.vendor ?? ''} ${receipt.category ?? ''}`.toLowerCase();
    return (status === undefined || receipt.status === status) && words.every((word) => text.includes(word));
  };
  const items: Receipt[] = [];
  for (let read = 0; read < RECEIPTS_READ_MAX;) {
    const page = await receipts.page(organizationId, { after, limit: RECEIPTS_A_READ });
    for (const receipt of page.items) {
      after = receiptPosition(receipt);
      if (isWanted(receipt) && items.push(await withThumbnail(receipt, cloud)) === limit)
        return { items, nextCursor: cursorAfter(after, organizationId, query) };
    }
    read += page.items.length;
    if (!page.more) return { items };
  }
  return after === undefined ? { items } : { items, nextCursor: cursorAfter(after, organizationId, query) };
}

async function withThumbnail(
  receipt: StoredReceipt,
  { files }: Pick<Cloud, 'files'>,
): Promise<StoredReceipt> {
  const { organizationId, id, fileId = id, page } = receipt;
  if (page === null) return receipt;
  return { ...receipt, thumbnailUrl: await files.pictureLink(organizationId, fileId, page, 'small') };
}

/** Takes a person's corrections; the receipt counts as read by hand and is matched anew where money, day or name changed. */
export async function changeReceipt(
  id: string,
  { version, ...change }: ReceiptChange,
  caller: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'work' | 'matches' | 'now'>,
): Promise<Receipt | Refusal> {
  const { organizationId } = caller;
  const before = await cloud.receipts.get(organizationId, id);
  if (!before) return refuse('not-found');
  if (before.version !== version) return refuse('changed-meanwhile');
  const after = changed(before, change, cloud.now());
  const [old, fresh] = [tracesOf(before), tracesOf(after)];
  try {
    await cloud.receipts.write([
      cloud.receipts.change(before, after),
      ...old.filter((trace) => !isAmong(trace, fresh)).map((trace) => cloud.receipts.traceRemoval(trace)),
      ...fresh.filter((trace) => !isAmong(trace, old)).map((trace) => cloud.receipts.traceAddition(trace)),
      ...(await vendorLesson(before, after, cloud)),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  if (after.status === 'processed' && isOtherwise(before, after)) {
    await withdrawSuggestions(organizationId, { receiptIds: [id] }, cloud);
    await cloud.work.send({ kind: 'match-receipt', organizationId, receiptId: id });
  }
  return { ...after, version: before.version + 1 };
}

/** A receipt with a person's corrections. One that could not be read counts as read by hand once anything is filled in. */
function changed(
  before: StoredReceipt,
  { reviewed, distinct, ...values }: Omit<ReceiptChange, 'version'>,
  now: Date,
): StoredReceipt {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const { problem, suggestedCategory, ...kept } = before;
  const isFilled = Object.keys(given).length > 0;
  return {
    ...kept,
    ...(problem && !isFilled ? { problem } : {}),
    ...(suggestedCategory && !values.category ? { suggestedCategory } : {}),
    ...given,
    ...(reviewed === undefined ? {} : { reviewedAt: reviewed ? now.toISOString() : null }),
    ...(distinct ? { twins: [] } : {}),
    status: before.status === 'pending' ? 'processed' : before.status,
  };
}

const matchedBy = ['vendor', 'amount', 'currency', 'date'] as const;

/** Whether something changed by which transactions are found. */
function isOtherwise(before: StoredReceipt, after: StoredReceipt): boolean {
  return matchedBy.some((name) => before[name] !== after[name]);
}

function isAmong({ by, value }: StoredTrace, traces: readonly StoredTrace[]): boolean {
  return traces.some((trace) => trace.by === by && trace.value === value);
}

/** Where the original can be opened for the next minutes. */
export async function openOriginal(
  id: string,
  as: 'view' | 'download',
  caller: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'now'>,
) {
  const receipt = await cloud.receipts.get(caller.organizationId, id);
  if (!receipt) return refuse('not-found');
  const { fileName } = receipt;
  // What a browser would run (HTML, SVG) is never shown inline under our name, whatever type the upload claimed.
  const contentType = isShowable(receipt.contentType) ? receipt.contentType : 'application/octet-stream';
  const download = as === 'download' || !isShowable(receipt.contentType);
  const link = await cloud.files.link(
    caller.organizationId,
    receipt.fileId ?? id,
    { fileName, contentType, download },
    cloud.now(),
  );
  return { ...link, fileName, contentType };
}

function isShowable(contentType: string): boolean {
  return [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'image/tiff',
    'image/heic',
  ].includes(contentType);
}

export async function showReceipt(
  id: string,
  { organizationId }: Caller,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<Receipt | Refusal> {
  return (await receipts.get(organizationId, id)) ?? refuse('not-found');
}
