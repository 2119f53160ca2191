import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { withReceipts } from '../../domain/ledger/entry.ts';
import { linkedRows } from '../../domain/ledger/linked-rows.ts';
import type { Work } from '../../domain/work.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { DeletedTransaction } from '../../store/ledger-items.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Effect } from '../../store/change.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { freeingLaterSales, withAssumedTaxes } from './assume-taxes.ts';
import { questionsSettled } from '../questions/settle-questions.ts';
import { relinkedRow } from '../matching/relink-row.ts';
import { lookedForAnew, type Freed } from '../matching/unlink-rows.ts';

type Parts = Pick<
  Cloud,
  'organizations' | 'ledger' | 'receipts' | 'matches' | 'pairs' | 'categories' | 'questions'
>;

/**
 * Items of the transaction besides the receipts and matches: the row, its kept copy and the count of those, its habit, its history, its
 * pair, its totals, the look at what is closed, a job's, its questions, and the entry in the audit log.
 */
const ITEMS_OF_A_ROW = 22;

/**
 * Brings a deleted entry back as it was, under its id, with its share of the totals; receipts that are still free are linked to it
 * again. Done twice, or for an entry that was never deleted, it is there once.
 */
export async function restoreTransaction(
  id: string,
  caller: Caller,
  cloud: Parts & Pick<Cloud, 'change'>,
): Promise<Transaction | Refusal> {
  const { organizationId, userId } = caller;
  const outcome = await cloud.change(caller, 'entry-restored', async (change) => {
    const standing = await cloud.ledger.get(organizationId, id);
    if (standing) return standing;
    const deleted = await cloud.ledger.getDeleted(organizationId, id);
    if (deleted) {
      const { after, writes } = await restorationOf(deleted, { userId, at: change.at }, cloud);
      change.about({ id, name: after.description });
      change.put(...writes);
      change.enqueue(...freeingLaterSales([{ after }]));
      return after;
    }
    // Somebody may have brought it back between the two looks.
    return (await cloud.ledger.get(organizationId, id)) ?? refuse('not-found');
  });
  if (isRefusal(outcome)) return outcome;
  return shownTransaction(outcome, await bookNamesOf(organizationId, cloud));
}

/** A deleted row as it comes back, and the writes that bring it. */
export async function restorationOf(
  deleted: DeletedTransaction,
  hand: { readonly userId: string; readonly at: string },
  cloud: Parts,
): Promise<{ after: LedgerRow; writes: Effect[] }> {
  const linked = await relinkedRow(deleted, ITEMS_OF_A_ROW, cloud);
  const paired = await pairedAsBefore(deleted, cloud);
  const whole = linkedAgain(paired.row, linked.receipts);
  const [after = whole] = await withAssumedTaxes([whole], whole.organizationId, cloud);
  const changes = [{ after }];
  const writes = [
    ...cloud.ledger.writesOf(changes, hand),
    ...cloud.categories.habitWrites(changes),
    ...paired.writes,
    ...linked.writes,
    ...cloud.ledger.archiveRemoval(deleted),
    ...lookedAtAnew(after, linked.freed),
    ...(await questionsSettled(after.organizationId, after.id, cloud)),
  ];
  return { after, writes };
}

/** The row with those of its documents that are still free, and what they brought it; as it was where that is all of them. */
function linkedAgain(row: LedgerRow, documents: readonly StoredReceipt[]): LedgerRow {
  const ids = documents.map(({ id }) => id);
  const isWhole = row.receiptIds.every((id) => ids.includes(id)) && ids.length === row.receiptIds.length;
  return isWhole ? withReceipts(row, ids) : (linkedRows([row], documents)[0] ?? row);
}

/** What is asked about a row that came back, and about what its link left free. */
function lookedAtAnew({ organizationId, date }: LedgerRow, freed: Freed): Work[] {
  const day = { organizationId, from: date, to: date };
  return [
    ...lookedForAnew(organizationId, freed),
    { kind: 'match-period', ...day },
    { kind: 'pair-period', ...day },
  ];
}

/** The row as it was kept, in its pair while that stands, else as it is without it; the write makes sure of the pair in this very moment. */
async function pairedAsBefore(
  deleted: DeletedTransaction,
  { pairs }: Pick<Parts, 'pairs'>,
): Promise<{ row: LedgerRow; writes: Effect[] }> {
  const { deletedAt: _deletedAt, link: _link, alone, ...row } = deleted;
  if (row.pairId === undefined) return { row, writes: [] };
  const pair = await pairs.get(row.organizationId, row.pairId);
  if (pair?.status === 'made') return { row, writes: [pairs.change(pair, pair)] };
  const { pairId: _pair, ...unpaired } = row;
  return { row: alone ?? unpaired, writes: [] };
}
