import type { Transaction } from '../../../shared/model/transaction.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** One transaction as it stands. */
export async function getTransaction(
  id: string,
  { organizationId }: Caller,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Transaction | Refusal> {
  return (await ledger.get(organizationId, id)) ?? refuse('not-found');
}
