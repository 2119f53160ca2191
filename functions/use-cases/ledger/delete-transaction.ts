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
import { freeingLaterSales } from './assume-taxes.ts';
import { partedFromPayment, unmergedNow } from './undo-pair.ts';
import {
  linksAbout,
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
    change.put(...(await deletionOf([found], { userId: caller.userId, at: change.at }, cloud)));
    change.enqueue(...freeingLaterSales([{ before: found }]));
    return found;
  });
  if (isRefusal(row)) return row;
  // Asked of the background as well, should this end here: whoever sees the answer sees no link to what is gone.
  await retireDecisions(organizationId, goneWith([row]), cloud);
  return shownTransaction(row, await bookNamesOf(organizationId, cloud));
}

/**
 * The writes that delete rows which still are as given, with all that belongs to them, and keep them whole for a while. A row that a loan's
 * payment is paired with is given by itself: that payment changes with it.
 */
export async function deletionOf(
  rows: readonly LedgerRow[],
  { userId, at: deletedAt }: { readonly userId: string; readonly at: string },
  cloud: Parts,
): Promise<Effect[]> {
  const organizationId = rows[0]?.organizationId ?? '';
  const receipts = await unlinkedReceipts(rows, cloud);
  const gone = goneWith(rows);
  const links = await linksAbout(organizationId, gone.transactionIds, cloud);
  const kept = rows.map(async (row) => {
    const link = links.find(({ transactionIds }) => transactionIds.includes(row.id));
    const alone = await aloneOf(row, cloud);
    return { ...row, deletedAt, ...(link ? { link } : {}), ...(alone ? { alone } : {}) };
  });
  const parted = await Promise.all(rows.map((row) => partedFromPayment(row, cloud)));
  const changes = rows.map((before) => ({ before }));
  const days = [...new Set(rows.map(({ date }) => date))];
  return [
    ...cloud.ledger.writesOf([...changes, ...parted.flatMap((one) => one.changes)], {
      userId,
      at: deletedAt,
    }),
    ...receipts,
    ...parted.flatMap(({ writes }) => writes),
    ...cloud.categories.habitWrites(changes),
    ...cloud.ledger.archiveOf(await Promise.all(kept)),
    ...(await suggestionsWithdrawn(organizationId, gone.transactionIds, cloud, rows.length)),
    { kind: 'retire-decisions', organizationId, ...gone },
    ...lookedForAnew(organizationId, { receiptIds: gone.receiptIds, transactionIds: [] }),
    // Receipts that they were second choice for are surer of their first.
    ...days.map((day) => ({ kind: 'match-period' as const, organizationId, from: day, to: day })),
  ];
}

const goneWith = (rows: readonly LedgerRow[]) => ({
  transactionIds: rows.map(({ id }) => id),
  receiptIds: [...new Set(rows.flatMap(({ receiptIds }) => receiptIds))],
});

/** What a row in a pair is without it: the pair may be taken back before the row is restored, and forgets then what it was made of. */
async function aloneOf(row: LedgerRow, cloud: Parts): Promise<LedgerRow | undefined> {
  const pair = row.pairId === undefined ? undefined : await cloud.pairs.get(row.organizationId, row.pairId);
  return pair && unmergedNow(row, pair, cloud);
}
