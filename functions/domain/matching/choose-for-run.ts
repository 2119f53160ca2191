import { RUN_CONFIDENCE_MIN, RUN_MAX } from '../../../shared/model/match.ts';
import type { LeftOutReason, Match } from '../../../shared/model/match.ts';

/** What a run has to know of a suggestion. */
type Suggestion = Pick<Match, 'confidence' | 'decision' | 'reasons' | 'receiptIds' | 'transactionIds'> & {
  readonly byHandOnly?: boolean | undefined;
  /** Whether a transaction of it lies in a closed period. */
  readonly isClosed?: boolean | undefined;
};

/** What a run confirms, and what it leaves to a person. */
interface RunChoice<T> {
  readonly chosen: T[];
  readonly leftOut: { readonly match: T; readonly because: LeftOutReason }[];
}

/** Divides suggestions, surest first, into those that a run may confirm and the others, each with what keeps it out. */
export function chooseForRun<T extends Suggestion>(suggestions: readonly T[]): RunChoice<T> {
  const claims = claimsOf(suggestions.filter((match) => ownReason(match) === undefined));
  const chosen: T[] = [];
  const leftOut: RunChoice<T>['leftOut'] = [];
  for (const match of suggestions) {
    const because = ownReason(match) ?? reasonAmong(match, claims, chosen.length);
    if (because === undefined) chosen.push(match);
    else leftOut.push({ match, because });
  }
  return { chosen, leftOut };
}

/** What keeps a suggestion out whatever else waits; undefined for a sure one. */
function ownReason({
  byHandOnly,
  isClosed,
  reasons,
  confidence,
  decision,
}: Suggestion): LeftOutReason | undefined {
  if (byHandOnly) return 'by-hand-only';
  if (isClosed) return 'closed';
  if (confidence >= RUN_CONFIDENCE_MIN && decision === 'auto') return undefined;
  if (reasons.some(({ kind }) => kind === 'rival')) return 'rival';
  if (confidence < RUN_CONFIDENCE_MIN) return 'unsure';
  return reasons.some(({ isOpen }) => isOpen) ? 'open' : 'rival';
}

/** What keeps a sure suggestion out among the others: two that want the same are a person's to decide, and a run has an end. */
function reasonAmong(
  match: Suggestion,
  claims: ReadonlyMap<string, number>,
  taken: number,
): LeftOutReason | undefined {
  if (sidesOf(match).some((id) => claims.get(id) !== 1)) return 'contested';
  return taken === RUN_MAX ? 'run-full' : undefined;
}

function claimsOf(matches: readonly Suggestion[]): Map<string, number> {
  const claims = new Map<string, number>();
  for (const id of matches.flatMap(sidesOf)) claims.set(id, (claims.get(id) ?? 0) + 1);
  return claims;
}

const sidesOf = ({ receiptIds, transactionIds }: Suggestion) => [...receiptIds, ...transactionIds];
