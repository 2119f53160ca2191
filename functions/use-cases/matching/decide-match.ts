import type { NewMatch } from '../../../shared/model/match.ts';
import { receiptFacts } from '../../domain/matching/match-facts.ts';
import { matchSums } from '../../domain/matching/match-sums.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/entities.ts';
import { participantsOf } from '../../store/matches.ts';
import { ConditionFailedError } from '../../store/table.ts';
import type { Write } from '../../store/table.ts';
import {
  bringBack,
  freeSidesOf,
  isOpen,
  isWhole,
  lessonsOf,
  linkedBy,
  linkWrites,
  setAside,
  sidesOf,
} from './link-sides.ts';
import type { Sides } from './link-sides.ts';

type Parts = Pick<Cloud, 'matches' | 'ledger' | 'receipts' | 'lessons' | 'work' | 'now'>;
type Decided = Promise<StoredMatch | Refusal>;
type Books = { readonly organizationId: string };

/** Who confirms, and in which run over many. */
interface Confirmation {
  readonly decidedBy: 'person' | 'matchbook';
  readonly runId?: string;
}

const TRIES_MAX = 3;

/** Links receipts to transactions by a person's own choice. */
export async function linkByHand(wish: NewMatch, { organizationId }: Books, cloud: Parts): Decided {
  const { id, receiptIds, transactionIds } = wish;
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
    decidedBy: 'person',
    decidedAt: at,
    createdAt: at,
    version: 1,
  };
  return link(match, (made) => cloud.matches.additions(made), wish.difference, cloud);
}

/** Confirms a suggestion: receipts, transactions, totals, lessons and decision change together or not at all. */
export async function confirm(
  id: string,
  { organizationId }: Books,
  cloud: Parts,
  run: { runId?: string } = {},
): Decided {
  return freshly(id, organizationId, cloud, async (match) => {
    if (match.status === 'confirmed') return match;
    return confirmFor(match, { decidedBy: 'person', ...run }, cloud);
  });
}

/** Confirms a match as it was just read. */
export async function confirmFor(match: StoredMatch, confirmation: Confirmation, cloud: Parts): Decided {
  if (match.status !== 'pending') return refuse('wrong-state');
  const decided: StoredMatch = {
    ...match,
    ...confirmation,
    status: 'confirmed',
    decidedAt: cloud.now().toISOString(),
  };
  return link(decided, (made) => [cloud.matches.change(match, made)], undefined, cloud);
}

/** Sets aside a suggestion for good; it is not made again until the refusal is taken back or forgotten. */
export async function reject(id: string, { organizationId }: Books, cloud: Parts): Decided {
  return freshly(id, organizationId, cloud, async (match) => {
    if (match.status === 'rejected') return match;
    if (match.status !== 'pending') return refuse('wrong-state');
    const rejected: StoredMatch = { ...match, status: 'rejected', decidedAt: cloud.now().toISOString() };
    const lessons = lessonsOf(rejected, 'different', await sidesOf(match, cloud));
    const decided = { ...rejected, lessonIds: lessons.map((lesson) => lesson.id) };
    return write(
      decided,
      [cloud.matches.change(match, decided), ...lessons.map((lesson) => cloud.lessons.addition(lesson))],
      match.receiptIds,
      cloud,
    );
  });
}

/**
 * Takes back a decision with all that came of it: links, what it taught, the suggestions it had put aside. Of a run, only what
 * was confirmed by it.
 */
export async function undo(
  id: string,
  { organizationId }: Books,
  cloud: Parts,
  run: { runId?: string } = {},
): Decided {
  return freshly(id, organizationId, cloud, async (match) =>
    run.runId === undefined || match.runId === run.runId ? takeBack(match, cloud) : match,
  );
}

async function takeBack(match: StoredMatch, cloud: Parts): Decided {
  if (match.status !== 'confirmed' && match.status !== 'rejected') return match;
  const { organizationId } = match;
  const forgotten = (match.lessonIds ?? []).map((id) => cloud.lessons.removal(organizationId, id));
  if (match.status === 'rejected') {
    const status = (await isOpen(match, new Set(), cloud)) ? ('pending' as const) : ('set-aside' as const);
    const back = undecided(match, status);
    return write(back, [cloud.matches.change(match, back), ...forgotten], match.receiptIds, cloud);
  }
  const sides = linkedBy(match, await sidesOf(match, cloud));
  const isGone = match.decision === 'manual' || !isWhole(match, sides);
  const back = undecided(match, isGone ? 'undone' : 'pending');
  const opened = linkWrites(sides, { receiptIds: [], transactionIds: [] }, cloud);
  const others = await bringBack(organizationId, participantsOf(match), cloud);
  const further = [cloud.matches.change(match, back), ...forgotten, ...opened.papers, ...others.writes];
  const wanting = back.status === 'undone' ? match.receiptIds : others.receiptIds;
  return write(back, [...cloud.ledger.writesOf(opened.changes), ...further], wanting, cloud);
}

/** A match as it was before anybody decided; what was made without asking is from now on left to a person. */
function undecided(match: StoredMatch, status: 'pending' | 'undone' | 'set-aside'): StoredMatch {
  const { decidedBy, runId: _run, lessonIds: _lessons, ...rest } = match;
  const byHandOnly = decidedBy === 'matchbook' ? { byHandOnly: true } : {};
  return { ...rest, ...byHandOnly, status, decidedAt: null };
}

async function link(
  match: StoredMatch,
  decision: (made: StoredMatch) => Write[],
  difference: NewMatch['difference'],
  cloud: Parts,
): Decided {
  const sides = await freeSidesOf(match, cloud);
  if (isRefusal(sides)) return sides;
  const lessons = match.decidedBy === 'person' ? lessonsOf(match, 'same', sides) : [];
  const sums = sumsOf(sides, difference);
  const made = { ...match, sums, lessonIds: lessons.map(({ id }) => id) };
  const { changes, papers } = linkWrites(sides, match, cloud);
  const writes = [
    ...cloud.ledger.writesOf(changes),
    ...papers,
    ...decision(made),
    ...lessons.map((lesson) => cloud.lessons.addition(lesson)),
  ];
  const aside = await setAside(match, writes.length, cloud);
  return write(made, [...writes, ...aside.writes], aside.receiptIds, cloud);
}

/** A receipt that names no currency is taken to be in that of the money that moved. */
function sumsOf({ receipts, rows }: Sides, difference: NewMatch['difference']) {
  const currency = rows[0]?.currency ?? '';
  return matchSums(
    receipts.map((receipt) => receiptFacts(receipt, currency)),
    rows,
    difference,
  );
}

/** Writes a decision at once; the receipts that lost or gained a chance by it are looked at anew. */
async function write(
  made: StoredMatch,
  writes: readonly Write[],
  wanting: readonly string[],
  { matches, work }: Parts,
): Decided {
  try {
    await matches.write(writes);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  const { organizationId } = made;
  for (const receiptId of wanting) await work.send({ kind: 'match-receipt', organizationId, receiptId });
  return made;
}

/** Decides on a match as it stands, and again where something beside it changed in the same moment. */
async function freshly(
  id: string,
  organizationId: string,
  { matches }: Pick<Parts, 'matches'>,
  decide: (match: StoredMatch) => Decided,
): Decided {
  for (let tries = 1; ; tries += 1) {
    const match = await matches.get(organizationId, id);
    if (!match) return refuse('not-found');
    const outcome = await decide(match);
    const isLate = isRefusal(outcome) && outcome.refused === 'changed-meanwhile';
    if (!isLate || tries === TRIES_MAX) return outcome;
  }
}
