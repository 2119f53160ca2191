import { entryLines } from '../../../shared/entry-lines.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isShownBy } from '../../domain/payouts/payout-evidence.ts';
import { undecidedPayout } from '../../domain/payouts/split-payout.ts';
import type { Change } from '../../store/change.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { participantsOf } from '../../store/matches.ts';
import { freeingLaterSales } from '../ledger/assume-taxes.ts';
import { bringBack, isOpen, isWhole, linkedBy, linkWrites, sidesOf } from './link-sides.ts';
import { decideOnMatch, putDecision } from './write-decision.ts';
import type { Books, Decided, MatchParts } from './write-decision.ts';

/**
 * Takes back a decision with all that came of it: links, what it taught, the suggestions it had put aside. Of a run, only what
 * was confirmed by it.
 */
export async function undoMatch(
  id: string,
  books: Books,
  cloud: MatchParts,
  run: { runId?: string } = {},
): Decided {
  return decideOnMatch(id, books, 'match-undone', cloud, async (change, match) =>
    run.runId === undefined || match.runId === run.runId ? takeBack(change, match, books, run, cloud) : match,
  );
}

interface Undoing {
  /** Of a run, only what was confirmed by it. */
  readonly runId?: string;
  /** Each row as the same act leaves it before its link is taken off. */
  readonly unlinkedFrom?: (row: LedgerRow) => LedgerRow;
}

/** Takes back a decision as it was just read. */
export async function takeBack(
  change: Change,
  match: StoredMatch,
  { userId }: Books,
  run: Undoing,
  cloud: MatchParts,
): Decided {
  if (match.status !== 'confirmed' && match.status !== 'rejected') return match;
  const { organizationId } = match;
  const forgotten = (match.lessonIds ?? []).map((id) => cloud.lessons.removal(organizationId, id));
  if (match.status === 'rejected') {
    const status = (await isOpen(match, new Set(), cloud)) ? ('pending' as const) : ('set-aside' as const);
    const back = undecided(match, status, run);
    return putDecision(change, back, [cloud.matches.change(match, back), ...forgotten], match);
  }
  const sides = linkedBy(match, await sidesOf(match, cloud));
  const isGone = match.decision === 'manual' || !isWhole(match, sides);
  const back = undecided(match, isGone ? 'undone' : 'pending', run);
  const { unlinkedFrom = (row) => withoutShownSplit(row, sides.receipts) } = run;
  const left = { ...sides, rows: sides.rows.map(unlinkedFrom) };
  const opened = await linkWrites(left, { receiptIds: [], transactionIds: [] }, cloud);
  const changes = sides.rows.map((before, at) => ({ before, after: opened.changes[at]?.after }));
  const rows = [
    ...cloud.ledger.writesOf(changes, { userId, at: change.at }),
    ...cloud.categories.habitWrites(changes),
  ];
  change.enqueue(...freeingLaterSales(changes));
  const others = await bringBack(organizationId, participantsOf(match), cloud);
  const further = [cloud.matches.change(match, back), ...forgotten, ...opened.papers, ...others.writes];
  const freed = back.status === 'undone' ? match : { receiptIds: others.receiptIds, transactionIds: [] };
  return putDecision(change, back, [...rows, ...further], freed);
}

/** A row whose payout was split as these documents show stands without that split once they are taken off it. */
function withoutShownSplit(row: LedgerRow, receipts: readonly StoredReceipt[]): LedgerRow {
  const gross = entryLines(row)[0]?.amount ?? 0;
  if (row.payout?.decision !== 'split' || !isShownBy(gross, receipts)) return row;
  // One version further, not two: it is one change.
  return { ...undecidedPayout(row), version: row.version };
}

/**
 * A match as it was before anybody decided; what was made without asking is from now on left to a person. It stays known whose run it was
 * of: a person who links the same again takes their own taking apart back, and the run's undo finds it; what was confirmed anew since is of
 * the run before that.
 */
function undecided(
  match: StoredMatch,
  status: 'pending' | 'undone' | 'set-aside',
  run: { runId?: string },
): StoredMatch {
  const { decidedBy, runId, earlierRunIds = [], lessonIds: _lessons, ...rest } = match;
  const byHandOnly = decidedBy === 'matchbook' ? { byHandOnly: true } : {};
  const wasMade = match.status === 'confirmed' ? { wasMade: true } : {};
  const runs = [...earlierRunIds, ...(runId === undefined || run.runId !== undefined ? [] : [runId])];
  return { ...rest, ...byHandOnly, ...wasMade, ...ofRuns(runs), status, decidedAt: null };
}

/** A match that is of the last of these runs, and before that was of the others. */
function ofRuns(runIds: readonly string[]): Pick<StoredMatch, 'runId' | 'earlierRunIds'> {
  const runId = runIds.at(-1);
  if (runId === undefined) return {};
  return runIds.length === 1 ? { runId } : { runId, earlierRunIds: runIds.slice(0, -1) };
}
