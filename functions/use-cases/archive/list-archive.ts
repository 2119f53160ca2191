import type * as z from 'zod';
import type { listArchive as route } from '../../../shared/contract/archive.ts';
import type { ArchiveItem, ArchiveItemType } from '../../../shared/model/archive.ts';
import { holdsWords } from '../../../shared/search-words.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter } from '../../store/cursor.ts';
import { orderedBy } from '../../store/keys.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { startOf } from '../page.ts';
import type { Page } from '../page.ts';
import { archivedReceipt, deletedEntry, sentReport } from './archive-item.ts';

type ListQuery = z.output<typeof route.query>;
type Parts = Pick<Cloud, 'receipts' | 'ledger' | 'reports' | 'now'>;

/** What was read of the archive, or of one kind of it: up to which place in its order, unless to the end. */
interface Stretch {
  readonly items: readonly ArchiveItem[];
  readonly until: string | undefined;
  readonly read: number;
}

const ITEMS_READ_MAX = 1000;
const ITEMS_A_READ = 100;
const types: readonly ArchiveItemType[] = ['receipt', 'transaction', 'report'];

/** One page of what is archived, deleted or sent, what came there last first. */
export async function listArchive(
  query: ListQuery,
  caller: Caller,
  cloud: Parts & Pick<Cloud, 'organizations'>,
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
    const stretch = await readOn(query, after, { organizationId, names, cloud });
    for (const item of stretch.items) {
      after = placeOf(item);
      if (!holdsWords(`${item.name} ${item.category ?? ''}`, query.q)) continue;
      if (items.push(item) === query.limit)
        return { items, nextCursor: cursorAfter(after, organizationId, listed) };
    }
    if (stretch.until === undefined) return { items };
    after = stretch.until;
    read += stretch.read;
  }
  return after === undefined ? { items } : { items, nextCursor: cursorAfter(after, organizationId, listed) };
}

interface Reading {
  readonly organizationId: string;
  readonly names: BookNames;
  readonly cloud: Parts;
}

/** The next of all wanted kinds in one order, as far as each of them was read. */
async function readOn(
  { type, year }: ListQuery,
  after: string | undefined,
  reading: Reading,
): Promise<Stretch> {
  const wanted = types.filter((each) => type === undefined || each === type);
  const place = { year, after, limit: ITEMS_A_READ };
  const stretches = await Promise.all(wanted.map((each) => readers[each](place, reading)));
  const until = stretches
    .flatMap(({ until: place = '' }) => place || [])
    .toSorted()
    .at(-1);
  const items = stretches
    .flatMap((stretch) => stretch.items)
    .filter((item) => until === undefined || placeOf(item) >= until)
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
  return { items, until, read: stretches.reduce((sum, stretch) => sum + stretch.read, 0) };
}

const placeOf = ({ archivedAt, id }: Pick<ArchiveItem, 'archivedAt' | 'id'>): string =>
  orderedBy(archivedAt, id);

interface Place {
  readonly year: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

/** How each kind is read on from a place. */
const readers: Readonly<Record<ArchiveItemType, (place: Place, reading: Reading) => Promise<Stretch>>> = {
  receipt: async (place, { organizationId, names, cloud }) => {
    const { items, more } = await cloud.receipts.archivedPage(organizationId, place);
    return stretchOf(
      items.map((receipt) => archivedReceipt(receipt, names)),
      more,
    );
  },
  transaction: async (place, { organizationId, names, cloud }) => {
    const { items, more } = await cloud.ledger.deletedPage(organizationId, place, cloud.now());
    return stretchOf(
      items.map((row) => deletedEntry(row, names)),
      more,
    );
  },
  report: async (place, { organizationId, cloud }) => {
    const { items, more } = await cloud.reports.page(organizationId, place);
    const stretch = stretchOf(items.map(sentReport), more);
    const sent = items.filter(({ status }) => status === 'Ready');
    return { ...stretch, items: sent.map(sentReport) };
  },
};

function stretchOf(items: readonly ArchiveItem[], more: boolean): Stretch {
  const last = items.at(-1);
  return { items, until: more && last ? placeOf(last) : undefined, read: items.length };
}
