import type { Receipt } from '../../../shared/model/receipt.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { questionsSettled } from '../questions/settle-questions.ts';
import { documentNamed } from './document-named.ts';

/** Takes a receipt back from the archive and looks for its transaction again. Done twice it is there once. */
export async function restoreReceipt(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'receipts' | 'organizations' | 'questions'>,
): Promise<Receipt | Refusal> {
  const { organizationId } = caller;
  return cloud.change(caller, 'document-restored', async (change) => {
    const receipt = await cloud.receipts.get(organizationId, id);
    if (!receipt) return refuse('not-found');
    const names = await bookNamesOf(organizationId, cloud);
    if (receipt.archivedAt === null) return shownReceipt(receipt, names);
    const restored: StoredReceipt = { ...receipt, archivedAt: null, goesOn: undefined };
    change.about(documentNamed(receipt));
    change.put(...cloud.receipts.archiveChange(receipt, restored));
    change.enqueue(
      { kind: 'match-receipts', organizationId, receiptIds: [id] },
      ...(await questionsSettled(organizationId, id, cloud)),
    );
    return shownReceipt({ ...restored, version: receipt.version + 1 }, names);
  });
}
