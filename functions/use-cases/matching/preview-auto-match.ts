import type * as z from 'zod';
import { RUN_MAX } from '../../../shared/model/match.ts';
import type { MatchRunPreview } from '../../../shared/model/match.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/matches.ts';
import { participantsOf } from '../../store/matches.ts';

const SHOWN_MAX = 100;
/** No suggestion below is sure: the list comes surest first and need not be read farther. */
const SURE_MIN = 97;

/** What confirming all sure suggestions would do: how many, how much money, and which. */
export async function previewAutoMatch(
  { organizationId }: Caller,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<z.output<typeof MatchRunPreview>> {
  const sure: StoredMatch[] = [];
  for await (const match of matches.suggestions(organizationId)) {
    if (match.confidence < SURE_MIN || sure.length === RUN_MAX) break;
    if (match.decision === 'auto') sure.push(match);
  }
  const items = withoutRivals(sure);
  return {
    count: items.length,
    totals: totalsOf(items),
    matchIds: items.map(({ id }) => id),
    items: items.slice(0, SHOWN_MAX),
  };
}

/** Two that want the same receipt or transaction are a person's to decide. */
function withoutRivals(matches: readonly StoredMatch[]): StoredMatch[] {
  const claims = new Map<string, number>();
  for (const id of matches.flatMap(participantsOf)) claims.set(id, (claims.get(id) ?? 0) + 1);
  return matches.filter((match) => participantsOf(match).every((id) => claims.get(id) === 1));
}

function totalsOf(matches: readonly StoredMatch[]) {
  const byCurrency = new Map<string, number>();
  for (const { sums } of matches)
    if (sums) byCurrency.set(sums.currency, (byCurrency.get(sums.currency) ?? 0) + sums.payments);
  return [...byCurrency].map(([currency, amount]) => ({ currency, amount }));
}
