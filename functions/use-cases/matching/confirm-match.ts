import { refuse } from '../../domain/outcome.ts';
import type { StoredMatch } from '../../store/matches.ts';
import { linkMatch } from './link-match.ts';
import { decideFreshly } from './write-decision.ts';
import type { Books, Decided, MatchParts } from './write-decision.ts';

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
  // Confirmed for itself it is no more of the run that had confirmed it.
  const { runId: _run, ...ofNoRun } = match;
  return confirmAgain({ ...ofNoRun, ...run }, { userId }, cloud);
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
