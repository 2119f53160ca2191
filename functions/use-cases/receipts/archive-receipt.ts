import type { Receipt } from '../../../shared/model/receipt.ts';
import { partsMax } from '../../domain/documents/receipt-values.ts';
import { partId } from '../../domain/ids.ts';
import { withReceipts } from '../../domain/ledger/entry.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/entities.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { tracesOf } from './find-twins.ts';
import { removeFile } from './kept-pages.ts';
import { retireDecisions, withdrawSuggestions } from '../matching/unlink-rows.ts';

/** Puts a receipt into the archive; transactions linked to it stay, without it. Done twice it is archived once. */
export async function archiveReceipt(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'receipts' | 'ledger' | 'matches' | 'now'>,
): Promise<Receipt | Refusal> {
  const { organizationId } = caller;
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  if (receipt.archivedAt !== null) return receipt;
  const linked = await cloud.ledger.getMany(organizationId, receipt.transactionIds);
  const changes = linked.map((before) => ({
    before,
    after: withReceipts(
      before,
      before.receiptIds.filter((other) => other !== id),
    ),
  }));
  const archived: StoredReceipt = {
    ...receipt,
    transactionIds: [],
    status: receipt.status === 'matched' ? 'processed' : receipt.status,
    archivedAt: cloud.now().toISOString(),
  };
  try {
    await cloud.ledger.write(changes, [cloud.receipts.change(receipt, archived)]);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  await withdrawSuggestions(organizationId, { receiptIds: [id] }, cloud);
  await retireDecisions(organizationId, { transactionIds: receipt.transactionIds, receiptIds: [id] }, cloud);
  return { ...archived, version: receipt.version + 1 };
}

/** Takes a receipt back from the archive and looks for its transaction again. Done twice it is there once. */
export async function unarchiveReceipt(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'work'>,
): Promise<Receipt | Refusal> {
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  if (receipt.archivedAt === null) return receipt;
  const restored: StoredReceipt = { ...receipt, archivedAt: null };
  try {
    await cloud.receipts.write([cloud.receipts.change(receipt, restored)]);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  await cloud.work.send({ kind: 'match-receipt', organizationId, receiptId: id });
  return { ...restored, version: receipt.version + 1 };
}

/** Deletes an archived receipt for good with what it taught, and its original and pages once no other document of the file is left. */
export async function deleteForever(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files'>,
): Promise<Receipt | Refusal> {
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  if (receipt.archivedAt === null) return refuse('wrong-state');
  try {
    await cloud.receipts.write([
      cloud.receipts.removal(receipt),
      ...tracesOf(receipt).map((trace) => cloud.receipts.traceRemoval(trace)),
      cloud.receipts.lessonRemoval(receipt),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  const fileId = receipt.fileId ?? id;
  const ids = Array.from({ length: partsMax }, (_, index) => partId(fileId, index));
  const left = await cloud.receipts.getMany(organizationId, ids);
  if (left.length === 0) await removeFile({ organizationId, uploadId: fileId }, cloud);
  return receipt;
}
