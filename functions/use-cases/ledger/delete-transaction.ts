import { mayRemove } from '../../../shared/abilities.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Effect } from '../../store/change.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { partedFromPayment, unpairedRow } from './undo-pair.ts';
import {
  lookedForAnew,
  retireDecisions,
  suggestionsWithdrawn,
  unlinkedReceipts,
} from '../matching/unlink-rows.ts';

type Parts = Pick<Cloud, 'ledger' | 'receipts' | 'matches' | 'categories' | 'pairs'>;

/** Deletes an entry with its share of the totals; its receipts stay and are open again. It is kept whole for a while, to be restored. */
export async function deleteTransaction(
  id: string,
  caller: Caller,
  cloud: Parts & Pick<Cloud, 'change' | 'organizations'>,
): Promise<Transaction | Refusal> {
  const { organizationId } = caller;
  const row = await cloud.change(caller, 'entry-deleted', async (change) => {
    const found = await cloud.ledger.get(organizationId, id);
    if (!found) return refuse('not-found');
    if (!mayRemove(caller, found)) return refuse('not-allowed');
    change.about({ id, name: found.description });
    change.put(...(await deletionOf(found, { userId: caller.userId, at: change.at }, cloud)));
    return found;
  });
  if (isRefusal(row)) return row;
  // Asked of the background as well, should this end here: whoever sees the answer sees no link to what is gone.
  await retireDecisions(organizationId, goneWith(row), cloud);
  return shownTransaction(row, await bookNamesOf(organizationId, cloud));
}

/** The writes that delete a row which still is as given, with all that belongs to it, and keep it whole for a while. */
export async function deletionOf(
  row: LedgerRow,
  { userId, at: deletedAt }: { readonly userId: string; readonly at: string },
  cloud: Parts,
): Promise<Effect[]> {
  const { organizationId, id } = row;
  const receipts = await unlinkedReceipts([row], cloud);
  const link = await linkOf(row, cloud);
  const alone = await aloneOf(row, cloud);
  const kept = { ...row, deletedAt, ...(link ? { link } : {}), ...(alone ? { alone } : {}) };
  const gone = goneWith(row);
  const parted = await partedFromPayment(row, cloud);
  return [
    ...cloud.ledger.writesOf([{ before: row }, ...parted.changes], { userId, at: deletedAt }),
    ...receipts,
    ...parted.writes,
    ...cloud.categories.habitWrites([{ before: row }]),
    ...cloud.ledger.archiveOf(kept),
    ...(await suggestionsWithdrawn(organizationId, [id], cloud)),
    { kind: 'retire-decisions', organizationId, ...gone },
    ...lookedForAnew(organizationId, { receiptIds: gone.receiptIds, transactionIds: [] }),
    // Receipts that it was second choice for are surer of their first.
    { kind: 'match-period', organizationId, from: row.date, to: row.date },
  ];
}

const goneWith = ({ id, receiptIds }: LedgerRow) => ({ transactionIds: [id], receiptIds });

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
