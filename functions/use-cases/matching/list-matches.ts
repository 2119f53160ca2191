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
  if (query.receiptId !== undefined) return matchesOf(query.receiptId, query.status, caller, { matches });
  const kind = query.status === 'pending' ? 'suggestions' : 'decisions';
  return onePage(query, caller, {
    read: (place) => matches.page(caller.organizationId, kind, place),
    positionOf: (match) => matches.positionOf(match),
  });
}

const SHOWN = { pending: ['pending'], recent: ['confirmed', 'rejected'] } as const;

/** What stands about one receipt; there are few of each, whatever else is suggested. */
async function matchesOf(
  receiptId: string,
  status: keyof typeof SHOWN,
  { organizationId }: Caller,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<Page<Match>> {
  const wanted: readonly string[] = SHOWN[status];
  const about = await matches.about(organizationId, [receiptId]);
  const items = about.filter((match) => wanted.includes(match.status));
  return { items: items.toSorted((a, b) => b.confidence - a.confidence) };
}
