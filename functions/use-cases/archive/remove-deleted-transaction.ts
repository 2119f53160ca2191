import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';

/** Keeps a deleted entry no longer: it can't be restored any more. What was done with it, and by whom, stays in the history. */
export async function removeDeletedTransaction(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<Transaction | Refusal> {
  const deleted = await cloud.ledger.getDeleted(organizationId, id);
  if (!deleted) return refuse((await cloud.ledger.get(organizationId, id)) ? 'wrong-state' : 'not-found');
  const outcome = await cloud.ledger.tryWrite([], null, cloud.ledger.archiveRemoval(deleted));
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  const { deletedAt: _deletedAt, link: _link, alone: _alone, ...row } = deleted;
  return shownTransaction(row, await bookNamesOf(organizationId, cloud));
}
