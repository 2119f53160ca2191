import { unmergedRow } from '../../domain/duplicates/merge-entries.ts';
import { withoutAssumed } from '../../domain/ledger/assumed-taxes.ts';
import { withReceipts } from '../../domain/ledger/entry.ts';
import { linkedRows } from '../../domain/ledger/linked-rows.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { RowChange } from '../../domain/ledger/totals.ts';
import { refuse } from '../../domain/outcome.ts';
import { withoutLoanPair } from '../../domain/transfers/as-loan-payment.ts';
import { withoutPair } from '../../domain/transfers/as-transfer.ts';
import type { Change, Effect } from '../../store/change.ts';
import type { StoredPair } from '../../store/pairs.ts';
import { withTaxesOfDocuments } from '../matching/taxes-of-documents.ts';
import { putPair, receiptsMoved, settlePair } from './write-pair.ts';
import type { Decided, PairParts } from './write-pair.ts';

/** Takes back what a pair made, as far as it stands, or that it was said to be none; what a person changed since stays theirs. */
export async function undoPair(
  change: Change,
  pair: StoredPair,
  userId: string | null,
  cloud: PairParts,
): Decided {
  if (pair.status === 'suggested') return pair;
  if (pair.status === 'rejected') return settlePair(change, pair, 'suggested', cloud);
  return pair.kind === 'duplicate' ? unmerge(change, pair, userId, cloud) : part(change, pair, userId, cloud);
}

/** The writes that ask for the receipts of both rows' days. */
function matchedAnew({ organizationId, rows }: StoredPair): Effect[] {
  const days = [...new Set(rows?.map(({ date }) => date))];
  return days.map((day) => ({ kind: 'match-period', organizationId, from: day, to: day }));
}

async function part(change: Change, pair: StoredPair, userId: string | null, cloud: PairParts): Decided {
  const rows = await cloud.ledger.getMany(pair.organizationId, pair.transactionIds);
  const changes = rows.flatMap((row) => {
    const after = unpairedRow(row, pair);
    return after ? [{ before: row, after }] : [];
  });
  return putPair(change, pair, undecided(pair), { changes, further: matchedAnew(pair), userId }, cloud);
}

async function unmerge(change: Change, pair: StoredPair, userId: string | null, cloud: PairParts): Decided {
  const [entry, before] = pair.rows ?? [];
  if (!entry || !before || !pair.merged) return refuse('wrong-state');
  const row = await cloud.ledger.get(pair.organizationId, before.id);
  // Receipts that were taken from the one entry since stay where they are.
  const receiptIds = row ? entry.receiptIds.filter((id) => row.receiptIds.includes(id)) : [];
  const isWhole = receiptIds.length === entry.receiptIds.length;
  const documents = isWhole ? [] : await cloud.receipts.getMany(pair.organizationId, receiptIds);
  const [alone = entry] = isWhole ? [withReceipts(entry, receiptIds)] : linkedRows([entry], documents);
  const changes: RowChange[] = [{ after: alone }];
  const unmerged = row && (await unmergedNow(row, pair, cloud));
  if (row && unmerged) changes.push({ before: row, after: unmerged });
  const matches = await cloud.matches.getMany(pair.organizationId, pair.matchIds ?? []);
  const moving = matches.filter(
    ({ status, transactionIds }) => status === 'confirmed' && transactionIds.includes(before.id),
  );
  const further = [
    ...(await receiptsMoved(receiptIds, before, entry, cloud)),
    ...moving.flatMap((match) => cloud.matches.moved(match, before.id, entry.id)),
    ...matchedAnew(pair),
  ];
  return putPair(change, pair, undecided(pair), { changes, further, userId }, cloud);
}

/** A row without the pair that was made of it, with what its own documents say of taxes where nobody said them. */
export async function unmergedNow(
  row: LedgerRow,
  pair: StoredPair,
  cloud: Pick<PairParts, 'ledger' | 'receipts'>,
): Promise<LedgerRow | undefined> {
  const alone = unpairedRow(row, pair);
  const isLeftToDocuments = pair.kind === 'duplicate' && alone?.taxesSaid === undefined;
  return alone && isLeftToDocuments && alone.receiptIds.length > 0
    ? withTaxesOfDocuments(alone, cloud)
    : alone;
}

/** What else is written where one side leaves its pair. */
interface Parted {
  readonly changes: RowChange[];
  readonly writes: Effect[];
}

/**
 * What an entry's change does to its pair with a loan's own row: split otherwise since, or no expense any more, it no longer is that payment, so
 * the loan's row stands alone again and a person is asked.
 */
export async function partedFromLoan(
  before: LedgerRow,
  after: LedgerRow,
  cloud: Pick<PairParts, 'ledger' | 'pairs'>,
): Promise<Parted & { readonly row: LedgerRow }> {
  const { organizationId, pairId } = before;
  const stays = { row: after, changes: [], writes: [] };
  if (pairId === undefined || !isPaidBack(before) || isPaidBack(after)) return stays;
  const pair = await cloud.pairs.get(organizationId, pairId);
  if (!pair) return stays;
  const { pairId: _pair, ...row } = after;
  return { row, ...(await leftAlone(pair, before, cloud)) };
}

/** What the end of a loan's own row does to the payment that it stated: what was paid back moves the loan by itself again. */
export async function partedFromPayment(
  row: LedgerRow,
  cloud: Pick<PairParts, 'ledger' | 'pairs'>,
): Promise<Parted> {
  const pair = row.pairId === undefined ? undefined : await cloud.pairs.get(row.organizationId, row.pairId);
  const states = pair?.kind === 'loan' && pair.transactionIds[1] === row.id;
  return states ? leftAlone(pair, row, cloud) : { changes: [], writes: [] };
}

/** The other side of a pair by itself, and the pair to be decided. */
async function leftAlone(
  pair: StoredPair,
  { id: gone }: LedgerRow,
  { ledger, pairs }: Pick<PairParts, 'ledger' | 'pairs'>,
): Promise<Parted> {
  const others = pair.transactionIds.filter((id) => id !== gone);
  const changes = (await ledger.getMany(pair.organizationId, others)).flatMap((row) => {
    const alone = unpairedRow(row, pair);
    return alone ? [{ before: row, after: alone }] : [];
  });
  return { changes, writes: [pairs.change(pair, undecided(pair))] };
}

const isPaidBack = ({ kind, parts = [] }: LedgerRow): boolean =>
  kind !== 'transfer' && parts.some(({ transferId }) => transferId !== undefined);

/** A row without the pair that was made of it, as far as that stands; undefined where it is not in that pair. */
function unpairedRow(standing: LedgerRow, { id, kind, rows, merged }: StoredPair): LedgerRow | undefined {
  const row = withoutAssumed(standing);
  const before = rows?.find((one) => one.id === row.id);
  if (!before || row.pairId !== id) return undefined;
  if (kind === 'transfer') return withoutPair(row, withoutAssumed(before));
  const [entry] = rows ?? [];
  if (kind === 'loan')
    return row.id === entry?.id
      ? withoutLoanPair(row, withoutAssumed(before), merged)
      : withoutPair(row, withoutAssumed(before));
  return entry && merged && unmergedRow(row, { entry, before: withoutAssumed(before), after: merged });
}

/** A pair as it was before anybody decided. What Matchbook made is from now on left to a person: it is known, so never made anew. */
function undecided(pair: StoredPair): StoredPair {
  const { rows: _rows, merged: _merged, matchIds: _matches, ...rest } = pair;
  return { ...rest, status: 'suggested', decidedBy: null, decidedAt: null };
}
