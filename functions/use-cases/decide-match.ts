import type * as z from 'zod';
import type { listMatches } from '../../shared/contract/matching.ts';
import type { Match } from '../../shared/model/match.ts';
import { withReceipts } from '../domain/ledger/entry.ts';
import { refuse } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import type { Caller } from '../runtime/caller.ts';
import type { Cloud } from '../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../store/cursor.ts';
import type { StoredMatch } from '../store/entities.ts';
import type { Write } from '../store/table.ts';
import { ConditionFailedError } from '../store/table.ts';
import type { Page } from './browse-ledger.ts';
import { withdrawSuggestions } from './unlink-rows.ts';

type Parts = Pick<Cloud, 'matches' | 'ledger' | 'receipts' | 'now'>;

/** Suggestions waiting, surest first, or decisions, newest first. */
export async function browseMatches(
  query: z.output<typeof listMatches.query>,
  { organizationId }: Caller,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<Page<Match> | Refusal> {
  const { cursor, limit, status } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor, organizationId, query);
  if (cursor !== undefined && after === undefined)
    return refuse('invalid-input', { fields: { cursor: 'Start the list again.' } });
  const kind = status === 'pending' ? 'SUGGESTIONS' : 'DECISIONS';
  const { items, more } = await matches.page(organizationId, kind, { after, limit });
  const last = items.at(-1);
  return {
    items,
    ...(more && last ? { nextCursor: cursorAfter(matches.positionOf(last), organizationId, query) } : {}),
  };
}

/** Links a receipt to a transaction by a person's own choice. */
export async function linkByHand(
  { id, receiptIds, transactionIds }: { id: string; receiptIds: string[]; transactionIds: string[] },
  { organizationId }: Caller,
  cloud: Parts,
): Promise<Match | Refusal> {
  const existing = await cloud.matches.get(organizationId, id);
  const isSame =
    JSON.stringify([existing?.receiptIds, existing?.transactionIds]) ===
    JSON.stringify([receiptIds, transactionIds]);
  if (existing) return isSame && existing.status === 'confirmed' ? existing : refuse('already-exists');
  const at = cloud.now().toISOString();
  const match: StoredMatch = {
    id,
    receiptIds,
    transactionIds,
    organizationId,
    confidence: 100,
    decision: 'manual',
    reasons: [{ kind: 'person', detail: 'linked by hand', weight: 100 }],
    status: 'confirmed',
    decidedAt: at,
    createdAt: at,
    version: 1,
  };
  return link(match, cloud.matches.addition(match), cloud);
}

/** Confirms a suggestion: receipt, transaction, totals and decision change together or not at all. */
export async function confirm(
  id: string,
  { organizationId }: Caller,
  cloud: Parts,
): Promise<Match | Refusal> {
  const match = await cloud.matches.get(organizationId, id);
  if (!match) return refuse('not-found');
  if (match.status === 'confirmed') return match;
  if (match.status !== 'pending') return refuse('wrong-state');
  const decided = {
    ...match,
    status: 'confirmed' as const,
    decidedAt: cloud.now().toISOString(),
    version: match.version + 1,
  };
  return link(decided, cloud.matches.change(match, decided), cloud);
}

async function link(match: StoredMatch, decision: Write, cloud: Parts): Promise<Match | Refusal> {
  const { organizationId, receiptIds, transactionIds } = match;
  const rows = await cloud.ledger.getMany(organizationId, transactionIds);
  const receipts = await cloud.receipts.getMany(organizationId, receiptIds);
  if (rows.length !== transactionIds.length || receipts.length !== receiptIds.length)
    return refuse('not-found');
  const isTaken =
    receipts.some(({ transactionIds: linked }) => linked.length > 0) ||
    receipts.some(({ status }) => status === 'pending');
  if (isTaken || rows.some((row) => row.receiptIds.length > 0)) return refuse('wrong-state');
  const outcome = await relink(match, decision, { rows, receipts }, receiptIds, transactionIds, cloud);
  if (outcome === match)
    await withdrawSuggestions(organizationId, { receiptIds, transactionIds, except: match.id }, cloud);
  return outcome;
}

/** Sets aside a suggestion; it is not made again. */
export async function reject(id: string, { organizationId }: Caller, cloud: Parts): Promise<Match | Refusal> {
  const match = await cloud.matches.get(organizationId, id);
  if (!match) return refuse('not-found');
  if (match.status === 'rejected') return match;
  if (match.status !== 'pending') return refuse('wrong-state');
  return decide(match, { status: 'rejected', decidedAt: cloud.now().toISOString() }, cloud);
}

/** Takes back a decision: a confirmed link is opened again, a rejected suggestion is back in the queue. */
export async function undo(id: string, { organizationId }: Caller, cloud: Parts): Promise<Match | Refusal> {
  const match = await cloud.matches.get(organizationId, id);
  if (!match) return refuse('not-found');
  if (match.status === 'pending' || match.status === 'undone') return match;
  const back = {
    status: match.decision === 'manual' ? ('undone' as const) : ('pending' as const),
    decidedAt: null,
  };
  if (match.status === 'rejected') return decide(match, back, cloud);
  const opened = { ...match, ...back, version: match.version + 1 };
  const rows = await cloud.ledger.getMany(organizationId, match.transactionIds);
  const receipts = await cloud.receipts.getMany(organizationId, match.receiptIds);
  return relink(opened, cloud.matches.change(match, opened), { rows, receipts }, [], [], cloud);
}

async function decide(
  match: StoredMatch,
  change: Partial<StoredMatch>,
  cloud: Parts,
): Promise<Match | Refusal> {
  try {
    await cloud.matches.write([cloud.matches.change(match, change)]);
    return { ...match, ...change };
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
}

type Linked = {
  rows: Awaited<ReturnType<Cloud['ledger']['getMany']>>;
  receipts: Awaited<ReturnType<Cloud['receipts']['getMany']>>;
};

async function relink(
  match: StoredMatch,
  decision: Write,
  { rows, receipts }: Linked,
  receiptIds: readonly string[],
  transactionIds: readonly string[],
  cloud: Parts,
): Promise<Match | Refusal> {
  const status = transactionIds.length > 0 ? ('matched' as const) : ('processed' as const);
  const changes = rows.map((before) => ({ before, after: withReceipts(before, receiptIds) }));
  const papers = receipts.map((receipt) =>
    cloud.receipts.change(receipt, { ...receipt, transactionIds: [...transactionIds], status }),
  );
  try {
    await cloud.ledger.write(changes, [...papers, decision]);
    return match;
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
}
