import type { Receipt } from '../../../shared/model/receipt.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { unlessClosed } from '../books/closed-period.ts';
import { relinkedDocument } from '../matching/relink-document.ts';
import { lookedForAnew } from '../matching/unlink-rows.ts';
import { questionsSettled } from '../questions/settle-questions.ts';
import { documentNamed } from './document-named.ts';

type Parts = Pick<
  Cloud,
  'change' | 'receipts' | 'organizations' | 'questions' | 'matches' | 'ledger' | 'categories'
>;

/**
 * Takes a receipt back from the archive: linked as it was, or where that can't be, with its transaction looked for again. Done twice it is
 * there once.
 */
export async function restoreReceipt(id: string, caller: Caller, cloud: Parts): Promise<Receipt | Refusal> {
  const outcome = await unlessClosed(() => restored(id, caller, cloud, relinkedDocument));
  const isClosed = isRefusal(outcome) && outcome.refused === 'period-locked';
  // Its entries stay as they are in a closed period; the document comes back all the same.
  return isClosed ? restored(id, caller, cloud, () => Promise.resolve(undefined)) : outcome;
}

function restored(
  id: string,
  caller: Caller,
  cloud: Parts,
  relinked: typeof relinkedDocument,
): Promise<Receipt | Refusal> {
  const { organizationId, userId } = caller;
  return cloud.change(caller, 'document-restored', async (change) => {
    const receipt = await cloud.receipts.get(organizationId, id);
    if (!receipt) return refuse('not-found');
    const names = await bookNamesOf(organizationId, cloud);
    if (receipt.archivedAt === null) return shownReceipt(receipt, names);
    const again = await relinked(receipt, { userId, at: change.at }, cloud);
    const { archivedLink: _link, ...document } = receipt;
    const back: StoredReceipt = {
      ...document,
      ...(again ? { transactionIds: [...again.transactionIds], status: 'matched' } : {}),
      archivedAt: null,
      goesOn: undefined,
    };
    change.about(documentNamed(receipt));
    change.put(...cloud.receipts.archiveChange(receipt, back), ...(again?.writes ?? []));
    change.enqueue(
      ...(again ? [] : lookedForAnew(organizationId, { receiptIds: [id], transactionIds: [] })),
      ...(await questionsSettled(organizationId, id, cloud)),
    );
    return shownReceipt({ ...back, version: receipt.version + 1 }, names);
  });
}
