import { isRefusal, refuse } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import type { Caller } from '../runtime/caller.ts';
import { cursorAfter, readCursor } from '../store/cursor.ts';

/** One page of a list; with a cursor where more may follow. */
export interface Page<T> {
  readonly items: T[];
  readonly nextCursor?: string;
}

type Books = Pick<Caller, 'organizationId'>;

/** What a list is asked for; whatever else it holds, its cursor is bound to. */
export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** How a list is read, and at which sort key an item of it stands. */
interface List<T> {
  readonly read: (place: {
    after: string | undefined;
    limit: number;
  }) => Promise<{ items: T[]; more: boolean }>;
  readonly positionOf: (item: T) => string;
}

/** The sort key after which a list goes on, none at its beginning; a cursor of another list or organisation is refused. */
export function startOf(
  query: PageQuery,
  { organizationId }: Books,
): { readonly after: string | undefined } | Refusal {
  if (query.cursor === undefined) return { after: undefined };
  const after = readCursor(query.cursor, organizationId, query);
  if (after !== undefined) return { after };
  return refuse('invalid-input', { fields: { cursor: { code: 'cursor-of-another-list' } } });
}

/** One page of a list that is shown as it is read. Refuses a cursor of another list or organisation. */
export async function onePage<T>(
  query: PageQuery,
  { organizationId }: Books,
  { read, positionOf }: List<T>,
): Promise<Page<T> | Refusal> {
  const start = startOf(query, { organizationId });
  if (isRefusal(start)) return start;
  const { items, more } = await read({ after: start.after, limit: query.limit });
  const last = items.at(-1);
  if (!more || !last) return { items };
  return { items, nextCursor: cursorAfter(positionOf(last), organizationId, query) };
}
