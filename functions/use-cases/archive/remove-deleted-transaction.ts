import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';

/** Keeps a deleted entry no longer: it can't be restored any more. What was done with it, and by whom, stays in the history. */
export async function removeDeletedTransaction(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'ledger' | 'organizations'>,
): Promise<Transaction | Refusal> {
  const { organizationId } = caller;
  const deleted = await cloud.change(caller, 'entry-purged', async (change) => {
    const found = await cloud.ledger.getDeleted(organizationId, id);
    if (!found) return refuse((await cloud.ledger.get(organizationId, id)) ? 'wrong-state' : 'not-found');
    change.about({ id, name: found.description });
    change.put(...cloud.ledger.archiveRemoval(found));
    return found;
  });
  if (isRefusal(deleted)) return deleted;
  const { deletedAt: _deletedAt, link: _link, alone: _alone, ...row } = deleted;
  return shownTransaction(row, await bookNamesOf(organizationId, cloud));
}
