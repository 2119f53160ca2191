import { refuse } from '../../domain/outcome.ts';
import type { Change } from '../../store/change.ts';
import type { StoredMatch } from '../../store/matches.ts';
import { linkMatch } from './link-match.ts';
import { decide, decideOnMatch } from './write-decision.ts';
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
  return decideOnMatch(id, books, 'match-confirmed', cloud, async (change, match) => {
    if (match.status === 'confirmed') return match;
    return confirmFor(change, match, books, cloud, run);
  });
}

/** Confirms a match as it was just read, where nobody decides on it in this moment. */
export function confirmAsRead(match: StoredMatch, books: Books, cloud: MatchParts): Decided {
  return decide(books, 'match-confirmed', cloud, async (change) => {
    // Something of it changed since it was looked at: whoever changed that has it looked at again.
    if (change.isRetry) return refuse('changed-meanwhile');
    return confirmFor(change, match, books, cloud);
  });
}

async function confirmFor(
  change: Change,
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
  return confirmAgain(change, { ...ofNoRun, ...ofRuns, ...run }, { userId }, cloud);
}

/** Confirms a match that was suggested, or that linked its sides before they were taken apart. */
export async function confirmAgain(
  change: Change,
  match: StoredMatch,
  { userId }: Pick<Books, 'userId'>,
  cloud: MatchParts,
): Decided {
  const decided: StoredMatch = {
    ...match,
    decidedBy: userId === null ? 'matchbook' : 'person',
    status: 'confirmed',
    decidedAt: change.at,
  };
  return linkMatch(
    change,
    decided,
    userId,
    { decision: (made) => [cloud.matches.change(match, made)] },
    cloud,
  );
}
