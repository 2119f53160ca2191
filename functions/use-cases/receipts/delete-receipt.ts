import type * as z from 'zod';
import { mayRemove } from '../../../shared/abilities.ts';
import type { deleteReceipt as route } from '../../../shared/contract/receipts.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { linkedRows } from '../../domain/ledger/linked-rows.ts';
import { archivedUntil, keptFor } from '../../domain/books/retention.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { withAssumedTaxes } from '../ledger/assume-taxes.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { removalForGood } from './removal-for-good.ts';
import { removeUnusedFile } from './remove-unused-file.ts';
import { lookedForAnew, retireDecisions, suggestionsWithdrawn } from '../matching/unlink-rows.ts';

/** Puts a receipt into the archive, or deletes an archived one `forever`. */
export async function deleteReceipt(
  id: string,
  { forever }: z.output<typeof route.query>,
  caller: Caller,
  cloud: Pick<
    Cloud,
    'organizations' | 'receipts' | 'ledger' | 'matches' | 'categories' | 'files' | 'outbox' | 'now'
  >,
): Promise<Receipt | Refusal> {
  const outcome = await (forever ? deleteForever(id, caller, cloud) : archiveReceipt(id, caller, cloud));
  if (isRefusal(outcome)) return outcome;
  return shownReceipt(outcome, await bookNamesOf(caller.organizationId, cloud));
}

/** Puts a receipt into the archive; transactions linked to it stay, without it. Done twice it is archived once. */
async function archiveReceipt(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'receipts' | 'ledger' | 'matches' | 'categories' | 'outbox' | 'now'>,
): Promise<StoredReceipt | Refusal> {
  const { organizationId } = caller;
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  if (!mayRemove(caller, receipt)) return refuse('not-allowed');
  if (receipt.archivedAt !== null) return receipt;
  const linked = await cloud.ledger.getMany(organizationId, receipt.transactionIds);
  const others = new Set(linked.flatMap(({ receiptIds }) => receiptIds).filter((other) => other !== id));
  const without = linkedRows(linked, await cloud.receipts.getMany(organizationId, [...others]));
  const after = await withAssumedTaxes(without, organizationId, cloud);
  const changes = linked.map((before, at) => ({ before, after: after[at] }));
  const archivedAt = cloud.now().toISOString();
  // Taken out and archived again it is still the document of the same entries.
  const archivedFrom = [...new Set([...(receipt.archivedFrom ?? []), ...receipt.transactionIds])];
  const archived: StoredReceipt = {
    ...receipt,
    transactionIds: [],
    status: receipt.status === 'matched' ? 'processed' : receipt.status,
    archivedAt,
    archivedFrom,
    goesOn: archivedUntil(archivedAt, await cloud.ledger.getMany(organizationId, archivedFrom)),
  };
  const gone = { transactionIds: receipt.transactionIds, receiptIds: [id] };
  const outcome = await cloud.ledger.tryWrite(changes, { userId: caller.userId, at: archivedAt }, [
    ...cloud.categories.habitWrites(changes),
    ...cloud.receipts.archiveChange(receipt, archived),
    ...(await suggestionsWithdrawn(organizationId, [id], cloud)),
    ...cloud.outbox.asking(
      { kind: 'retire-decisions', organizationId, ...gone },
      ...lookedForAnew(organizationId, gone),
    ),
  ]);
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  // Asked of the background as well, should this end here: whoever sees the answer sees no link to what is gone.
  await retireDecisions(organizationId, gone, cloud);
  return { ...archived, version: receipt.version + 1 };
}

/** Deletes an archived receipt for good with what it taught; its file goes once no other document of it is left. */
async function deleteForever(
  id: string,
  { organizationId, abilities }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'ledger' | 'files' | 'outbox' | 'now'>,
): Promise<StoredReceipt | Refusal> {
  if (!abilities.includes('canDelete')) return refuse('not-allowed');
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  if (receipt.archivedAt === null) return refuse('wrong-state');
  const proven = await cloud.ledger.getMany(organizationId, receipt.archivedFrom ?? []);
  const kept = keptFor(proven, cloud.now());
  if (kept) return refuse('wrong-state', { because: { code: 'kept-for-entry', ...kept } });
  const uploadId = receipt.fileId ?? id;
  const outcome = await cloud.receipts.tryWrite(removalForGood(receipt, cloud));
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  // Asked of the background as well, should this end here: whoever sees the answer finds no file any more.
  await removeUnusedFile({ organizationId, uploadId }, cloud);
  return receipt;
}
