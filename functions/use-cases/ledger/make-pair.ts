import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { canMerge, mergedEntry } from '../../domain/duplicates/merge-entries.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import { asTransfer, isTransfer } from '../../domain/transfers/as-transfer.ts';
import type { StoredPair } from '../../store/pairs.ts';
import { withdrawSuggestions } from '../matching/unlink-rows.ts';
import { receiptsMoved, writePair } from './write-pair.ts';
import type { Decided, PairParts } from './write-pair.ts';

/** Makes both sides a transfer, or the two one entry: rows, totals, receipts and the pair change together or not at all. */
export async function makePair(
  pair: StoredPair,
  decidedBy: NonNullable<StoredPair['decidedBy']>,
  cloud: PairParts,
): Decided {
  const rows = await sidesOf(pair, cloud);
  if (!rows) return refuse('not-found');
  if (rows.some(({ pairId }) => pairId !== undefined)) return refuse('wrong-state');
  const made = { ...pair, rows, status: 'made' as const, decidedBy, decidedAt: cloud.now().toISOString() };
  if (pair.kind === 'duplicate') return merge(made, rows, cloud);
  if (!isTransfer(...rows)) return refuse('wrong-state');
  const changes = rows.map((before) => ({ before, after: asTransfer(before, pair.id) }));
  const outcome = await writePair(pair, made, changes, [], cloud);
  if (!isRefusal(outcome)) await withdraw(pair, cloud);
  return outcome;
}

/** Both entries of a pair in its order; undefined when one is gone. */
async function sidesOf(
  { organizationId, transactionIds }: StoredPair,
  { ledger }: Pick<PairParts, 'ledger'>,
): Promise<[LedgerRow, LedgerRow] | undefined> {
  const rows = await ledger.getMany(organizationId, transactionIds);
  const [one, other] = transactionIds.map((id) => rows.find((row) => row.id === id));
  return one && other ? [one, other] : undefined;
}

async function merge(made: StoredPair, rows: [LedgerRow, LedgerRow], cloud: PairParts): Decided {
  const [entry, row] = rows;
  if (!canMerge(entry, row)) return refuse('wrong-state');
  const merged = mergedEntry(entry, row, made.id);
  const about = entry.receiptIds.length > 0 ? await cloud.matches.about(made.organizationId, [entry.id]) : [];
  const moving = about.filter(({ status }) => status === 'confirmed');
  const further = [
    ...(await receiptsMoved(entry.receiptIds, entry, row, cloud)),
    ...moving.flatMap((match) => cloud.matches.moved(match, entry.id, row.id)),
  ];
  const matchIds = moving.map(({ id }) => id);
  const changes = [{ before: entry }, { before: row, after: merged }];
  const outcome = await writePair(made, { ...made, merged, matchIds }, changes, further, cloud);
  if (!isRefusal(outcome)) await withdraw(made, cloud);
  return outcome;
}

/** Suggestions of receipts for rows that are transfers or merged now are looked for anew. */
async function withdraw(
  { organizationId, transactionIds, rows }: StoredPair,
  cloud: PairParts,
): Promise<void> {
  await withdrawSuggestions(organizationId, { transactionIds }, cloud);
  const [, row] = rows ?? [];
  if (row) await cloud.work.send({ kind: 'match-period', organizationId, from: row.date, to: row.date });
}
