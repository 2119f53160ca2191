import type { EntryPair } from '../../../shared/model/entry-pair.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { canMerge, mergedEntry, unmergedRow } from '../../domain/duplicates/merge-entries.ts';
import type { RowChange } from '../../domain/ledger/totals.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { asTransfer, isTransfer, withoutPair } from '../../domain/transfers/as-transfer.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredPair } from '../../store/entities.ts';
import type { Write } from '../../store/table.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { withdrawSuggestions } from '../matching/unlink-rows.ts';

type Parts = Pick<Cloud, 'ledger' | 'categories' | 'receipts' | 'matches' | 'pairs' | 'work' | 'now'>;
type Decided = Promise<StoredPair | Refusal>;

/** A person's word on a pair: make it, say that it is none, or take that back. */
export async function decideOn(
  id: string,
  decision: 'confirm' | 'reject' | 'undo',
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Parts,
): Promise<EntryPair | Refusal> {
  const pair = await cloud.pairs.get(organizationId, id);
  if (!pair) return refuse('not-found');
  if (decision === 'undo') return undoPair(pair, cloud);
  const wanted = decision === 'confirm' ? 'made' : 'rejected';
  if (pair.status === wanted) return pair;
  if (pair.status !== 'suggested') return refuse('wrong-state');
  return decision === 'confirm' ? makePair(pair, 'person', cloud) : settle(pair, 'rejected', cloud);
}

/** Makes both sides a transfer, or the two one entry: rows, totals, receipts and the pair change together or not at all. */
export async function makePair(
  pair: StoredPair,
  decidedBy: NonNullable<StoredPair['decidedBy']>,
  cloud: Parts,
): Decided {
  const rows = await sidesOf(pair, cloud);
  if (!rows) return refuse('not-found');
  if (rows.some(({ pairId }) => pairId !== undefined)) return refuse('wrong-state');
  const made = { ...pair, rows, status: 'made' as const, decidedBy, decidedAt: cloud.now().toISOString() };
  if (pair.kind === 'duplicate') return merge(made, rows, cloud);
  if (!isTransfer(...rows)) return refuse('wrong-state');
  const changes = rows.map((before) => ({ before, after: asTransfer(before, pair.id) }));
  const outcome = await write(pair, made, changes, [], cloud);
  if (!isRefusal(outcome)) await withdraw(pair, cloud);
  return outcome;
}

/** Takes back what a pair made, as far as it stands, or that it was said to be none; what a person changed since stays theirs. */
async function undoPair(pair: StoredPair, cloud: Parts): Decided {
  if (pair.status === 'suggested') return pair;
  if (pair.status === 'rejected') return settle(pair, 'suggested', cloud);
  const outcome = await (pair.kind === 'transfer' ? part(pair, cloud) : unmerge(pair, cloud));
  for (const day of new Set((pair.rows ?? []).map(({ date }) => date)))
    await cloud.work.send({
      kind: 'match-period',
      organizationId: pair.organizationId,
      from: day,
      to: day,
    });
  return outcome;
}

/** Takes back the pairs of rows that are about to leave the ledger, so that what they were paired with stands alone again. */
export async function releasePairs(rows: readonly Transaction[], cloud: Parts): Promise<void> {
  for (const { organizationId, pairId } of rows) {
    const pair = pairId === undefined ? undefined : await cloud.pairs.get(organizationId, pairId);
    const outcome = pair && (await undoPair(pair, cloud));
    if (isRefusal(outcome)) throw new ConditionFailedError([]);
  }
}

/** Both entries of a pair in its order; undefined when one is gone. */
async function sidesOf(
  { organizationId, transactionIds }: StoredPair,
  { ledger }: Pick<Parts, 'ledger'>,
): Promise<[Transaction, Transaction] | undefined> {
  const rows = await ledger.getMany(organizationId, transactionIds);
  const [one, other] = transactionIds.map((id) => rows.find((row) => row.id === id));
  return one && other ? [one, other] : undefined;
}

async function part(pair: StoredPair, cloud: Parts): Decided {
  const rows = await cloud.ledger.getMany(pair.organizationId, pair.transactionIds);
  const changes = rows.flatMap((row) => {
    const before = pair.rows?.find(({ id }) => id === row.id);
    return before && row.pairId === pair.id ? [{ before: row, after: withoutPair(row, before) }] : [];
  });
  return write(pair, undecided(pair), changes, [], cloud);
}

async function merge(made: StoredPair, rows: [Transaction, Transaction], cloud: Parts): Decided {
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
  const outcome = await write(made, { ...made, merged, matchIds }, changes, further, cloud);
  if (!isRefusal(outcome)) await withdraw(made, cloud);
  return outcome;
}

async function unmerge(pair: StoredPair, cloud: Parts): Decided {
  const [entry, before] = pair.rows ?? [];
  if (!entry || !before || !pair.merged) return refuse('wrong-state');
  const row = await cloud.ledger.get(pair.organizationId, before.id);
  // Receipts that were taken from the one entry since stay where they are.
  const receiptIds = row ? entry.receiptIds.filter((id) => row.receiptIds.includes(id)) : [];
  const alone = {
    ...entry,
    receiptIds,
    receiptId: receiptIds[0] ?? null,
    version: entry.version + 1,
  };
  const changes: RowChange[] = [{ after: alone }];
  if (row) changes.push({ before: row, after: unmergedRow(row, { entry, before, after: pair.merged }) });
  const matches = await cloud.matches.getMany(pair.organizationId, pair.matchIds ?? []);
  const moving = matches.filter(
    ({ status, transactionIds }) => status === 'confirmed' && transactionIds.includes(before.id),
  );
  const further = [
    ...(await receiptsMoved(receiptIds, before, entry, cloud)),
    ...moving.flatMap((match) => cloud.matches.moved(match, before.id, entry.id)),
  ];
  return write(pair, undecided(pair), changes, further, cloud);
}

/** The writes by which receipts belong to another entry. */
async function receiptsMoved(
  ids: readonly string[],
  from: Transaction,
  to: Transaction,
  { receipts }: Pick<Parts, 'receipts'>,
): Promise<Write[]> {
  const found = await receipts.getMany(from.organizationId, ids);
  return found.map((receipt) =>
    receipts.change(receipt, {
      ...receipt,
      transactionIds: receipt.transactionIds.map((id) => (id === from.id ? to.id : id)),
    }),
  );
}

/** A pair as it was before anybody decided. What Matchbook made is from now on left to a person: it is known, so never made anew. */
function undecided(pair: StoredPair): StoredPair {
  const { rows: _rows, merged: _merged, matchIds: _matches, ...rest } = pair;
  return { ...rest, status: 'suggested', decidedBy: null, decidedAt: null };
}

function settle(pair: StoredPair, status: 'rejected' | 'suggested', cloud: Parts): Decided {
  const decidedAt = status === 'rejected' ? cloud.now().toISOString() : null;
  const decidedBy = status === 'rejected' ? ('person' as const) : null;
  return write(pair, { ...pair, status, decidedAt, decidedBy }, [], [], cloud);
}

async function write(
  before: StoredPair,
  after: StoredPair,
  changes: readonly RowChange[],
  further: readonly Write[],
  { ledger, categories, pairs }: Parts,
): Decided {
  try {
    await ledger.write(changes, [
      ...categories.habitWrites(changes),
      ...further,
      pairs.change(before, after),
    ]);
    return { ...after, version: before.version + 1 };
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
}

/** Suggestions of receipts for rows that are transfers or merged now are looked for anew. */
async function withdraw({ organizationId, transactionIds, rows }: StoredPair, cloud: Parts): Promise<void> {
  await withdrawSuggestions(organizationId, { transactionIds }, cloud);
  const [, row] = rows ?? [];
  if (row) await cloud.work.send({ kind: 'match-period', organizationId, from: row.date, to: row.date });
}
