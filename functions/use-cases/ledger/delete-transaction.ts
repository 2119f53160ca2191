import { mayRemove } from '../../../shared/abilities.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { unpairedRow } from './undo-pair.ts';
import {
  lookedForAnew,
  retireDecisions,
  suggestionsWithdrawn,
  unlinkedReceipts,
} from '../matching/unlink-rows.ts';

/** Deletes an entry with its share of the totals; its receipts stay and are open again. It is kept whole for a while, to be restored. */
export async function deleteTransaction(
  id: string,
  caller: Caller,
  cloud: Pick<
    Cloud,
    'organizations' | 'ledger' | 'receipts' | 'matches' | 'categories' | 'pairs' | 'outbox' | 'now'
  >,
): Promise<Transaction | Refusal> {
  const { organizationId } = caller;
  const row = await cloud.ledger.get(organizationId, id);
  if (!row) return refuse('not-found');
  if (!mayRemove(caller, row)) return refuse('not-allowed');
  const receipts = await unlinkedReceipts([row], cloud);
  const link = await linkOf(row, cloud);
  const alone = await aloneOf(row, cloud);
  const deletedAt = cloud.now().toISOString();
  const kept = { ...row, deletedAt, ...(link ? { link } : {}), ...(alone ? { alone } : {}) };
  const forgotten = cloud.categories.habitWrites([{ before: row }]);
  const gone = { transactionIds: [id], receiptIds: row.receiptIds };
  const outcome = await cloud.ledger.tryWrite([{ before: row }], { userId: caller.userId, at: deletedAt }, [
    ...receipts,
    ...forgotten,
    cloud.ledger.archiveOf(kept),
    ...(await suggestionsWithdrawn(organizationId, [id], cloud)),
    ...cloud.outbox.asking(
      { kind: 'retire-decisions', organizationId, ...gone },
      ...lookedForAnew(organizationId, { receiptIds: gone.receiptIds, transactionIds: [] }),
      // Receipts that it was second choice for are surer of their first.
      { kind: 'match-period', organizationId, from: row.date, to: row.date },
    ),
  ]);
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  // Asked of the background as well, should this end here: whoever sees the answer sees no link to what is gone.
  await retireDecisions(organizationId, gone, cloud);
  return shownTransaction(row, await bookNamesOf(organizationId, cloud));
}

/** The match that links a row to its receipts. */
async function linkOf({ organizationId, id }: LedgerRow, { matches }: Pick<Cloud, 'matches'>) {
  const about = await matches.about(organizationId, [id]);
  const match = about.find(({ status }) => status === 'confirmed');
  return match && { matchId: match.id, receiptIds: match.receiptIds, transactionIds: match.transactionIds };
}

/** What a row in a pair is without it: the pair may be taken back before the row is restored, and forgets then what it was made of. */
async function aloneOf(row: LedgerRow, { pairs }: Pick<Cloud, 'pairs'>): Promise<LedgerRow | undefined> {
  const pair = row.pairId === undefined ? undefined : await pairs.get(row.organizationId, row.pairId);
  return pair && unpairedRow(row, pair);
}
