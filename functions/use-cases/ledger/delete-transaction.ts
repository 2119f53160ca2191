import { mayRemove } from '../../../shared/abilities.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Write, Written } from '../../store/writes.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { partedFromPayment, unpairedRow } from './undo-pair.ts';
import {
  lookedForAnew,
  retireDecisions,
  suggestionsWithdrawn,
  unlinkedReceipts,
} from '../matching/unlink-rows.ts';

type Parts = Pick<Cloud, 'ledger' | 'receipts' | 'matches' | 'categories' | 'pairs' | 'outbox' | 'now'>;

/** Deletes an entry with its share of the totals; its receipts stay and are open again. It is kept whole for a while, to be restored. */
export async function deleteTransaction(
  id: string,
  caller: Caller,
  cloud: Parts & Pick<Cloud, 'organizations'>,
): Promise<Transaction | Refusal> {
  const { organizationId } = caller;
  const row = await cloud.ledger.get(organizationId, id);
  if (!row) return refuse('not-found');
  if (!mayRemove(caller, row)) return refuse('not-allowed');
  if ((await tryDelete(row, caller, cloud)) === 'conflict') return refuse('changed-meanwhile');
  // Asked of the background as well, should this end here: whoever sees the answer sees no link to what is gone.
  await retireDecisions(organizationId, goneWith(row), cloud);
  return shownTransaction(row, await bookNamesOf(organizationId, cloud));
}

/** Deletes a row that still is as given, with all that belongs to it and what `further` is written with it; keeps it whole for a while. */
export async function tryDelete(
  row: LedgerRow,
  { userId }: Pick<Caller, 'userId'>,
  cloud: Parts,
  further: readonly Write[] = [],
): Promise<Written> {
  const { organizationId, id } = row;
  const receipts = await unlinkedReceipts([row], cloud);
  const link = await linkOf(row, cloud);
  const alone = await aloneOf(row, cloud);
  const deletedAt = cloud.now().toISOString();
  const kept = { ...row, deletedAt, ...(link ? { link } : {}), ...(alone ? { alone } : {}) };
  const gone = goneWith(row);
  const parted = await partedFromPayment(row, cloud);
  return cloud.ledger.tryWrite([{ before: row }, ...parted.changes], { userId, at: deletedAt }, [
    ...receipts,
    ...parted.writes,
    ...cloud.categories.habitWrites([{ before: row }]),
    ...cloud.ledger.archiveOf(kept),
    ...(await suggestionsWithdrawn(organizationId, [id], cloud)),
    ...cloud.outbox.asking(
      { kind: 'retire-decisions', organizationId, ...gone },
      ...lookedForAnew(organizationId, { receiptIds: gone.receiptIds, transactionIds: [] }),
      // Receipts that it was second choice for are surer of their first.
      { kind: 'match-period', organizationId, from: row.date, to: row.date },
    ),
    ...further,
  ]);
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
