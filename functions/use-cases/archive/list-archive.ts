import type * as z from 'zod';
import type { listArchive as route } from '../../../shared/contract/archive.ts';
import type { ArchiveItem } from '../../../shared/model/archive.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter } from '../../store/cursor.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { startOf } from '../page.ts';
import type { Page } from '../page.ts';
import { isFoundBy, placeOf, readArchive } from './read-archive.ts';
import type { ArchiveParts } from './read-archive.ts';

type ListQuery = z.output<typeof route.query>;

const ITEMS_READ_MAX = 1000;

/** One page of what is archived, deleted or sent, what came there last first. */
export async function listArchive(
  query: ListQuery,
  caller: Caller,
  cloud: ArchiveParts & Pick<Cloud, 'organizations'>,
): Promise<Page<ArchiveItem> | Refusal> {
  const { organizationId } = caller;
  // The name keeps a cursor of another list from being taken for one of this.
  const listed = { ...query, list: 'archive' };
  const start = startOf(listed, caller);
  if (isRefusal(start)) return start;
  let { after } = start;
  const names = await bookNamesOf(organizationId, cloud);
  const items: ArchiveItem[] = [];
  for (let read = 0; read < ITEMS_READ_MAX;) {
    const stretch = await readArchive(query, after, { organizationId, names, cloud });
    for (const item of stretch.items) {
      after = placeOf(item);
      if (!isFoundBy(query, item)) continue;
      if (items.push(item) === query.limit)
        return { items, nextCursor: cursorAfter(after, organizationId, listed) };
    }
    if (stretch.until === undefined) return { items };
    after = stretch.until;
    read += stretch.read;
  }
  return after === undefined ? { items } : { items, nextCursor: cursorAfter(after, organizationId, listed) };
}
