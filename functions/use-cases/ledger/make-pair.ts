import { categoryForPurpose } from '../../domain/categories/category-for-purpose.ts';
import { stillOffered } from '../../domain/categories/still-offered.ts';
import { withoutAssumed } from '../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { canMerge, mergedEntry } from '../../domain/duplicates/merge-entries.ts';
import { refuse } from '../../domain/outcome.ts';
import { asLoanPayment, paysBack } from '../../domain/transfers/as-loan-payment.ts';
import { asTransfer, isTransfer } from '../../domain/transfers/as-transfer.ts';
import type { Change, Effect } from '../../store/change.ts';
import type { StoredPair } from '../../store/pairs.ts';
import { organizationOf } from '../books/organization-of.ts';
import { suggestionsWithdrawn } from '../matching/unlink-rows.ts';
import { putPair, receiptsMoved } from './write-pair.ts';
import type { Decided, PairParts } from './write-pair.ts';

/**
 * Makes both sides a transfer, or the two one entry: rows, totals, receipts and the pair change together or not at all. Without a user
 * it is Matchbook that decides.
 */
export async function makePair(
  change: Change,
  pair: StoredPair,
  userId: string | null,
  cloud: PairParts,
): Decided {
  const rows = await sidesOf(pair, cloud);
  if (!rows) return refuse('not-found');
  if (rows.some(({ pairId }) => pairId !== undefined)) return refuse('wrong-state');
  const decidedBy = userId === null ? ('matchbook' as const) : ('person' as const);
  const made = { ...pair, rows, status: 'made' as const, decidedBy, decidedAt: change.at };
  if (pair.kind === 'duplicate') return merge(change, made, userId, cloud);
  if (pair.kind === 'loan') return splitPayment(change, made, userId, cloud);
  if (!isTransfer(...rows)) return refuse('wrong-state');
  const changes = rows.map((before) => ({ before, after: asTransfer(withoutAssumed(before), pair.id) }));
  return putPair(change, pair, made, { changes, further: await matchedAnew(made, cloud), userId }, cloud);
}

/** A pair that is made of both its entries as they were. */
type Made = StoredPair & { readonly rows: [LedgerRow, LedgerRow] };

/** Both entries of a pair in its order; undefined when one is gone. */
async function sidesOf(
  { organizationId, transactionIds }: StoredPair,
  { ledger }: Pick<PairParts, 'ledger'>,
): Promise<[LedgerRow, LedgerRow] | undefined> {
  const rows = await ledger.getMany(organizationId, transactionIds);
  const [one, other] = transactionIds.map((id) => rows.find((row) => row.id === id));
  return one && other ? [one, other] : undefined;
}

/** What was paid back is the loan's own row from now on, and what is left of the payment its interest. */
async function splitPayment(change: Change, made: Made, userId: string | null, cloud: PairParts): Decided {
  const [payment, arrival] = made.rows;
  if (!paysBack(payment, arrival)) return refuse('wrong-state');
  const books = await organizationOf(made.organizationId, cloud);
  const { choices } = stillOffered({ rules: [], history: [] }, books);
  const interestId = categoryForPurpose('interest', '', choices) ?? 'expense';
  const merged = asLoanPayment(withoutAssumed(payment), arrival, { pairId: made.id, interestId });
  const changes = [
    { before: payment, after: merged },
    { before: arrival, after: asTransfer(withoutAssumed(arrival), made.id) },
  ];
  const further = await matchedAnew(made, cloud);
  return putPair(change, made, { ...made, merged }, { changes, further, userId }, cloud);
}

async function merge(change: Change, made: Made, userId: string | null, cloud: PairParts): Decided {
  const [entry, row] = made.rows;
  if (!canMerge(entry, row)) return refuse('wrong-state');
  const merged = mergedEntry(withoutAssumed(entry), withoutAssumed(row), made.id);
  const about = entry.receiptIds.length > 0 ? await cloud.matches.about(made.organizationId, [entry.id]) : [];
  const moving = about.filter(({ status }) => status === 'confirmed');
  const further = [
    ...(await receiptsMoved(entry.receiptIds, entry, row, cloud)),
    ...moving.flatMap((match) => cloud.matches.moved(match, entry.id, row.id)),
    ...(await matchedAnew(made, cloud)),
  ];
  const matchIds = moving.map(({ id }) => id);
  const changes = [{ before: entry }, { before: row, after: merged }];
  return putPair(change, made, { ...made, merged, matchIds }, { changes, further, userId }, cloud);
}

/** The writes by which suggestions for rows that are transfers or merged now go, and are looked for anew. */
async function matchedAnew(
  { organizationId, transactionIds, rows: [, row] }: Made,
  cloud: PairParts,
): Promise<Effect[]> {
  return [
    ...(await suggestionsWithdrawn(organizationId, transactionIds, cloud)),
    { kind: 'match-period', organizationId, from: row.date, to: row.date },
  ];
}
