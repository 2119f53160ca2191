import type * as z from 'zod';
import type { listReceipts } from '../../shared/contract/documents.ts';
import type { Receipt, ReceiptChange } from '../../shared/model/receipt.ts';
import { withReceipts } from '../domain/ledger/entry.ts';
import { refuse } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import type { Caller } from '../runtime/caller.ts';
import type { Cloud } from '../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../store/cursor.ts';
import type { StoredReceipt } from '../store/entities.ts';
import { receiptPosition } from '../store/receipts.ts';
import { ConditionFailedError } from '../store/table.ts';
import type { Page } from './browse-ledger.ts';
import { retireDecisions, withdrawSuggestions } from './unlink-rows.ts';

type ListQuery = z.output<typeof listReceipts.query>;

const RECEIPTS_READ_MAX = 1000;
const RECEIPTS_A_READ = 100;

/** One page of receipts, newest first, with the filters of the receipts screen. */
export async function browseReceipts(
  query: ListQuery,
  caller: Caller,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<Page<Receipt> | Refusal> {
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
      if (isWanted(receipt) && items.push(receipt) === limit)
        return { items, nextCursor: cursorAfter(after, organizationId, query) };
    }
    read += page.items.length;
    if (!page.more) return { items };
  }
  return after === undefined ? { items } : { items, nextCursor: cursorAfter(after, organizationId, query) };
}

/** Takes a person's corrections; the receipt counts as read by hand and is matched anew where money, day or name changed. */
export async function changeReceipt(
  id: string,
  { version, ...change }: ReceiptChange,
  caller: Caller,
  cloud: Pick<Cloud, 'receipts' | 'work' | 'matches'>,
): Promise<Receipt | Refusal> {
  const { organizationId } = caller;
  const before = await cloud.receipts.get(organizationId, id);
  if (!before) return refuse('not-found');
  if (before.version !== version) return refuse('changed-meanwhile');
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const status = before.status === 'pending' ? 'processed' : before.status;
  const { problem: _settled, ...kept } = before;
  const after: StoredReceipt = { ...kept, ...given, status };
  try {
    await cloud.receipts.write([cloud.receipts.change(before, after)]);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  if (after.status === 'processed') {
    await withdrawSuggestions(organizationId, { receiptIds: [id] }, cloud);
    await cloud.work.send({ kind: 'match-receipt', organizationId, receiptId: id });
  }
  return { ...after, version: before.version + 1 };
}

/** Deletes a receipt with its original; transactions linked to it stay, without it. */
export async function deleteReceipt(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'receipts' | 'ledger' | 'files' | 'matches'>,
): Promise<Receipt | Refusal> {
  const { organizationId } = caller;
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  const linked = await cloud.ledger.getMany(organizationId, receipt.transactionIds);
  const changes = linked.map((before) => ({
    before,
    after: withReceipts(
      before,
      before.receiptIds.filter((other) => other !== id),
    ),
  }));
  try {
    await cloud.ledger.write(changes, [cloud.receipts.removal(receipt)]);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  await cloud.files.removeOriginal(organizationId, id);
  await withdrawSuggestions(organizationId, { receiptIds: [id] }, cloud);
  await retireDecisions(organizationId, { transactionIds: receipt.transactionIds, receiptIds: [id] }, cloud);
  return receipt;
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
    id,
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
