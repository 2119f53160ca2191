import { RUN_CONFIDENCE_MIN, RUN_MAX } from '../../../shared/model/match.ts';
import type { MatchRunPreview } from '../../../shared/model/match.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import { chooseForRun } from '../../domain/matching/choose-for-run.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/matches.ts';

const SHOWN_MAX = 100;
const READ_MAX = RUN_MAX + SHOWN_MAX;

/** What confirming all sure suggestions would do: how many, how much money, and which; and which it would leave, and why. */
export async function previewAutoMatch(
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'matches' | 'ledger'>,
): Promise<MatchRunPreview> {
  const { suggestions, hasMore } = await surest(organizationId, cloud);
  const { chosen, leftOut } = chooseForRun(await withClosed(suggestions, organizationId, cloud));
  return {
    count: chosen.length,
    totals: totalsOf(chosen),
    matchIds: chosen.map(({ id }) => id),
    items: chosen.slice(0, SHOWN_MAX),
    leftOut: leftOut.slice(0, SHOWN_MAX),
    leavesMore: hasMore || leftOut.length > SHOWN_MAX,
  };
}

/** All sure suggestions as far as one run goes, and the first of the others: the list comes surest first and need not be read farther. */
async function surest(
  organizationId: string,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<{ suggestions: StoredMatch[]; hasMore: boolean }> {
  const suggestions: StoredMatch[] = [];
  let unsure = 0;
  for await (const match of matches.suggestions(organizationId)) {
    if (unsure === SHOWN_MAX || suggestions.length === READ_MAX) return { suggestions, hasMore: true };
    suggestions.push(match);
    if (match.confidence < RUN_CONFIDENCE_MIN) unsure += 1;
  }
  return { suggestions, hasMore: false };
}

/** The suggestions, with which of them would change a closed period. */
async function withClosed(
  suggestions: readonly StoredMatch[],
  organizationId: string,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<(StoredMatch & { isClosed?: boolean })[]> {
  const lock = await ledger.lock(organizationId);
  if (!lock) return [...suggestions];
  const rowIds = suggestions.flatMap(({ transactionIds }) => transactionIds);
  const rows = await ledger.getMany(organizationId, rowIds);
  const closed = new Set(rows.filter(({ date }) => isClosedOn(lock, date)).map(({ id }) => id));
  return suggestions.map((match) => ({
    ...match,
    isClosed: match.transactionIds.some((id) => closed.has(id)),
  }));
}

function totalsOf(matches: readonly StoredMatch[]) {
  const byCurrency = new Map<string, number>();
  for (const { sums } of matches)
    if (sums) byCurrency.set(sums.currency, (byCurrency.get(sums.currency) ?? 0) + sums.payments);
  return [...byCurrency].map(([currency, amount]) => ({ currency, amount }));
}
