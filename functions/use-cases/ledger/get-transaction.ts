import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';

/** One transaction as it stands. */
export async function getTransaction(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<Transaction | Refusal> {
  const row = await cloud.ledger.get(organizationId, id);
  return row ? shownTransaction(row, await bookNamesOf(organizationId, cloud)) : refuse('not-found');
}
