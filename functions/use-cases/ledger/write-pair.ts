import { assumedTaxes } from '../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { RowChange } from '../../domain/ledger/totals.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change, Effect } from '../../store/change.ts';
import type { StoredPair } from '../../store/pairs.ts';
import type { Write } from '../../store/writes.ts';
import { organizationOf } from '../books/organization-of.ts';

/** What deciding on a pair reads and writes. */
export type PairParts = Pick<
  Cloud,
  'change' | 'organizations' | 'ledger' | 'categories' | 'receipts' | 'matches' | 'pairs'
>;
/** A pair as decided, or why it could not be. */
export type Decided = Promise<StoredPair | Refusal>;

/** The rows that a decision on a pair changes, what is written with them, and who decided; nobody where Matchbook did by itself. */
interface PairWrite {
  readonly changes: readonly RowChange[];
  readonly further: readonly Effect[];
  readonly userId: string | null;
}

/** Puts a decision on a pair with the rows it changes, their totals and habits. */
export async function putPair(
  change: Change,
  before: StoredPair,
  after: StoredPair,
  { changes, further, userId }: PairWrite,
  { ledger, categories, pairs, organizations }: PairParts,
): Promise<StoredPair> {
  const hand = { userId, at: change.at };
  const { assumed } = assumedTaxes(await organizationOf(after.organizationId, { organizations }));
  const assuming = changes.map((row) => (row.after ? { ...row, after: assumed(row.after) } : row));
  change.about({ id: after.id });
  change.put(
    ...ledger.writesOf(assuming, hand),
    ...categories.habitWrites(changes),
    ...further,
    pairs.change(before, after),
  );
  return { ...after, version: before.version + 1 };
}

/** Sets a pair aside as none, or leaves it to be decided again; no row changes. */
export function settlePair(
  change: Change,
  pair: StoredPair,
  status: 'rejected' | 'suggested',
  cloud: PairParts,
): Decided {
  const decidedAt = status === 'rejected' ? change.at : null;
  const decidedBy = status === 'rejected' ? ('person' as const) : null;
  const nothing = { changes: [], further: [], userId: null };
  return putPair(change, pair, { ...pair, status, decidedAt, decidedBy }, nothing, cloud);
}

/** The writes by which receipts belong to another entry. */
export async function receiptsMoved(
  ids: readonly string[],
  from: LedgerRow,
  to: LedgerRow,
  { receipts }: Pick<PairParts, 'receipts'>,
): Promise<Write[]> {
  const found = await receipts.getMany(from.organizationId, ids);
  return found.map((receipt) =>
    receipts.change(receipt, {
      ...receipt,
      transactionIds: receipt.transactionIds.map((id) => (id === from.id ? to.id : id)),
    }),
  );
}
