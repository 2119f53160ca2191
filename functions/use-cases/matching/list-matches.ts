import type * as z from 'zod';
import type { listMatches as route } from '../../../shared/contract/matching.ts';
import type { Match } from '../../../shared/model/match.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { onePage } from '../page.ts';
import type { Page } from '../page.ts';

/** Suggestions waiting, surest first, or decisions, newest first. */
export function listMatches(
  query: z.output<typeof route.query>,
  caller: Caller,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<Page<Match> | Refusal> {
  const kind = query.status === 'pending' ? 'suggestions' : 'decisions';
  return onePage(query, caller, {
    read: (place) => matches.page(caller.organizationId, kind, place),
    positionOf: (match) => matches.positionOf(match),
  });
}
