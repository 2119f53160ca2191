import type * as z from 'zod';
import { mayRemove } from '../../../shared/abilities.ts';
import { retentionRuleOf } from '../../../shared/record-keeping.ts';
import type { deleteReceipt as route } from '../../../shared/contract/receipts.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { linkedRows } from '../../domain/ledger/linked-rows.ts';
import { archivedUntil, keptFor } from '../../domain/books/retention.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { freeingLaterSales, withAssumedTaxes } from '../ledger/assume-taxes.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { settingsOf } from '../books/organization-of.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { documentNamed } from './document-named.ts';
import { removalForGood } from './removal-for-good.ts';
import { removeUnusedFile } from './remove-unused-file.ts';
import { linksAbout, lookedForAnew, retireDecisions, suggestionsWithdrawn } from '../matching/unlink-rows.ts';

/** Puts a receipt into the archive, or deletes an archived one `forever`. */
export async function deleteReceipt(
  id: string,
  { forever }: z.output<typeof route.query>,
  caller: Caller,
  cloud: Pick<
    Cloud,
    'change' | 'organizations' | 'receipts' | 'ledger' | 'matches' | 'categories' | 'files' | 'now'
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
  cloud: Pick<Cloud, 'change' | 'organizations' | 'receipts' | 'ledger' | 'matches' | 'categories' | 'now'>,
): Promise<StoredReceipt | Refusal> {
  const { organizationId } = caller;
  const outcome = await cloud.change(caller, 'document-deleted', async (change) => {
    const receipt = await cloud.receipts.get(organizationId, id);
    if (!receipt) return refuse('not-found');
    if (!mayRemove(caller, receipt)) return refuse('not-allowed');
    if (receipt.archivedAt !== null) return { archived: receipt };
    const linked = await cloud.ledger.getMany(organizationId, receipt.transactionIds);
    const others = new Set(linked.flatMap(({ receiptIds }) => receiptIds).filter((other) => other !== id));
    const without = linkedRows(linked, await cloud.receipts.getMany(organizationId, [...others]));
    const after = await withAssumedTaxes(without, organizationId, cloud);
    const changes = linked.map((before, at) => ({ before, after: after[at] }));
    // Taken out and archived again it is still the document of the same entries.
    const archivedFrom = [...new Set([...(receipt.archivedFrom ?? []), ...receipt.transactionIds])];
    const proven = await cloud.ledger.getMany(organizationId, archivedFrom);
    const rule = retentionRuleOf(await settingsOf(organizationId, cloud));
    const [archivedLink] = linked.length > 0 ? await linksAbout(organizationId, [id], cloud) : [];
    const archived: StoredReceipt = {
      ...receipt,
      transactionIds: [],
      status: receipt.status === 'matched' ? 'processed' : receipt.status,
      archivedAt: change.at,
      archivedFrom,
      archivedLink,
      goesOn: archivedUntil(change.at, proven, rule),
    };
    const gone = { transactionIds: receipt.transactionIds, receiptIds: [id] };
    change.about(documentNamed(receipt));
    change.put(
      ...cloud.ledger.writesOf(changes, { userId: caller.userId, at: change.at }),
      ...cloud.categories.habitWrites(changes),
      ...cloud.receipts.archiveChange(receipt, archived),
      ...(await suggestionsWithdrawn(organizationId, [id], cloud)),
    );
    change.enqueue(
      { kind: 'retire-decisions', organizationId, ...gone },
      ...lookedForAnew(organizationId, gone),
      ...freeingLaterSales(changes),
    );
    return { archived: { ...archived, version: receipt.version + 1 }, gone };
  });
  if (isRefusal(outcome)) return outcome;
  // Asked of the background as well, should this end here: whoever sees the answer sees no link to what is gone.
  if (outcome.gone) await retireDecisions(organizationId, outcome.gone, cloud);
  return outcome.archived;
}

/** Deletes an archived receipt for good with what it taught; its file goes once no other document of it is left. */
async function deleteForever(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'receipts' | 'ledger' | 'files' | 'now'>,
): Promise<StoredReceipt | Refusal> {
  const { organizationId, abilities } = caller;
  if (!abilities.includes('canDelete')) return refuse('not-allowed');
  const outcome = await cloud.change(caller, 'document-purged', async (change) => {
    const receipt = await cloud.receipts.get(organizationId, id);
    if (!receipt) return refuse('not-found');
    if (receipt.archivedAt === null) return refuse('wrong-state');
    const proven = await cloud.ledger.getMany(organizationId, receipt.archivedFrom ?? []);
    const rule = retentionRuleOf(await settingsOf(organizationId, cloud));
    const kept = keptFor(proven, cloud.now(), rule);
    if (kept) return refuse('wrong-state', { because: { code: 'kept-for-entry', ...kept } });
    change.about(documentNamed(receipt));
    change.put(...removalForGood(receipt, cloud));
    return receipt;
  });
  if (isRefusal(outcome)) return outcome;
  // Asked of the background as well, should this end here: whoever sees the answer finds no file any more.
  await removeUnusedFile({ organizationId, uploadId: outcome.fileId ?? id }, cloud);
  return outcome;
}
