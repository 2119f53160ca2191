import type * as z from 'zod';
import type { listLearned, listMatches } from '../../../shared/contract/matching.ts';
import type { Lesson, Match } from '../../../shared/model/match.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../../store/cursor.ts';
import { lessonPosition } from '../../store/lessons.ts';
import type { Page } from '../ledger/browse-ledger.ts';

const STALE_CURSOR = { fields: { cursor: 'Start the list again.' } };

/** Suggestions waiting, surest first, or decisions, newest first. */
export async function browseMatches(
  query: z.output<typeof listMatches.query>,
  { organizationId }: Caller,
  { matches }: Pick<Cloud, 'matches'>,
): Promise<Page<Match> | Refusal> {
  const { cursor, limit, status } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor, organizationId, query);
  if (cursor !== undefined && after === undefined) return refuse('invalid-input', STALE_CURSOR);
  const kind = status === 'pending' ? 'SUGGESTIONS' : 'DECISIONS';
  const { items, more } = await matches.page(organizationId, kind, { after, limit });
  const last = items.at(-1);
  return {
    items,
    ...(more && last ? { nextCursor: cursorAfter(matches.positionOf(last), organizationId, query) } : {}),
  };
}

/** What the organisation's decisions have taught, newest first. */
export async function browseLearned(
  query: z.output<typeof listLearned.query>,
  { organizationId }: Caller,
  { lessons }: Pick<Cloud, 'lessons'>,
): Promise<Page<Lesson> | Refusal> {
  const { cursor, limit } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor, organizationId, query);
  if (cursor !== undefined && after === undefined) return refuse('invalid-input', STALE_CURSOR);
  const { items, more } = await lessons.page(organizationId, { after, limit });
  const last = items.at(-1);
  const nextCursor = last && more ? cursorAfter(lessonPosition(last), organizationId, query) : undefined;
  return { items, ...(nextCursor === undefined ? {} : { nextCursor }) };
}
