import type { Transaction } from '../../../shared/model/transaction.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retireDecisions, unlinkedReceipts, withdrawSuggestions } from '../matching/unlink-rows.ts';

/** Deletes an entry with its share of the totals; its receipts stay and are open again. */
export async function deleteTransaction(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'ledger' | 'receipts' | 'matches' | 'categories' | 'now'>,
): Promise<Transaction | Refusal> {
  const { organizationId } = caller;
  const row = await cloud.ledger.get(organizationId, id);
  if (!row) return refuse('not-found');
  const receipts = await unlinkedReceipts([row], cloud);
  const forgotten = cloud.categories.habitWrites([{ before: row }]);
  const outcome = await cloud.ledger.tryWrite(
    [{ before: row }],
    [...receipts, ...forgotten, cloud.ledger.archiveOf(row, cloud.now().toISOString())],
  );
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  await withdrawSuggestions(organizationId, { transactionIds: [id] }, cloud);
  await retireDecisions(organizationId, { transactionIds: [id], receiptIds: row.receiptIds }, cloud);
  return row;
}
