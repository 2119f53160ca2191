import { refuse } from '../../domain/outcome.ts';
import type { StoredMatch } from '../../store/matches.ts';
import { linkMatch } from './link-match.ts';
import { decideFreshly } from './write-decision.ts';
import type { Books, Decided, MatchParts } from './write-decision.ts';

/** More often than this nobody takes one link apart that runs have made, to take all of it back again. */
const RUNS_KEPT = 20;

/** Confirms a suggestion: receipts, transactions, totals, lessons and decision change together or not at all. */
export async function confirmMatch(
  id: string,
  books: Books,
  cloud: MatchParts,
  run: { runId?: string } = {},
): Decided {
  return decideFreshly(id, books, cloud, async (match) => {
    if (match.status === 'confirmed') return match;
    return confirmFor(match, books, cloud, run);
  });
}

/** Confirms a match as it was just read. */
export async function confirmFor(
  match: StoredMatch,
  { userId }: Pick<Books, 'userId'>,
  cloud: MatchParts,
  run: { runId?: string } = {},
): Decided {
  if (match.status !== 'pending') return refuse('wrong-state');
  // Confirmed for itself it is no more of the run that had confirmed it, until that is taken back.
  const { runId, earlierRunIds = [], ...ofNoRun } = match;
  const earlier = [...earlierRunIds, ...(runId === undefined ? [] : [runId])].slice(-RUNS_KEPT);
  const ofRuns = earlier.length === 0 ? {} : { earlierRunIds: earlier };
  return confirmAgain({ ...ofNoRun, ...ofRuns, ...run }, { userId }, cloud);
}

/** Confirms a match that was suggested, or that linked its sides before they were taken apart. */
export async function confirmAgain(
  match: StoredMatch,
  { userId }: Pick<Books, 'userId'>,
  cloud: MatchParts,
): Decided {
  const decided: StoredMatch = {
    ...match,
    decidedBy: userId === null ? 'matchbook' : 'person',
    status: 'confirmed',
    decidedAt: cloud.now().toISOString(),
  };
  return linkMatch(decided, userId, { decision: (made) => [cloud.matches.change(match, made)] }, cloud);
}
