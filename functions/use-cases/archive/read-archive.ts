import type { ArchiveItem, ArchiveItemType } from '../../../shared/model/archive.ts';
import { holdsWords } from '../../../shared/search-words.ts';
import { namesEverywhere } from '../../../shared/text/listed-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { orderedBy } from '../../store/keys.ts';
import { reportArchivedAt } from '../../store/reports.ts';
import { archivedReceipt, archivedReport, deletedEntry } from './archive-item.ts';

/** The parts of the cloud where the archive lies. */
export type ArchiveParts = Pick<Cloud, 'receipts' | 'ledger' | 'reports' | 'now'>;

interface Filter {
  readonly type?: ArchiveItemType | undefined;
  readonly year?: string | undefined;
  readonly q?: string | undefined;
}

/** What was read of the archive, or of one kind of it: up to which place in its order, unless to the end. */
interface Stretch {
  readonly items: readonly ArchiveItem[];
  readonly until: string | undefined;
  readonly read: number;
}

const ITEMS_A_READ = 100;
const types: readonly ArchiveItemType[] = ['receipt', 'transaction', 'report'];

/** Whether something has the words that are looked for. */
export const isFoundBy = ({ q }: Filter, { name, category }: ArchiveItem): boolean =>
  holdsWords([name, ...namesEverywhere(category)].join(' '), q);

/** Whose archive is read, and what its things are called. */
export interface Reading {
  readonly organizationId: string;
  readonly names: BookNames;
  readonly cloud: ArchiveParts;
}

/** The next of all wanted kinds in one order, as far as each of them was read. */
export async function readArchive(
  { type, year }: Filter,
  after: string | undefined,
  reading: Reading,
): Promise<Stretch> {
  const wanted = types.filter((each) => type === undefined || each === type);
  const place = { year, after, limit: ITEMS_A_READ };
  return together(await Promise.all(wanted.map((each) => readers[each](place, reading))));
}

/** Several stretches from one place as one in order, as far as each of them was read. */
function together(stretches: readonly Stretch[]): Stretch {
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

/** Where something stands in the order of the archive. */
export const placeOf = ({ archivedAt, id }: Pick<ArchiveItem, 'archivedAt' | 'id'>): string =>
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
    const [kept, deleted] = await Promise.all([
      cloud.reports.page(organizationId, place),
      cloud.reports.deletedPage(organizationId, place),
    ]);
    const stretch = stretchOf(kept.items.map(archivedReport), kept.more);
    const sent = kept.items.filter((report) => reportArchivedAt(report) !== undefined);
    return together([
      { ...stretch, items: sent.map(archivedReport) },
      stretchOf(deleted.items.map(archivedReport), deleted.more),
    ]);
  },
};

function stretchOf(items: readonly ArchiveItem[], more: boolean): Stretch {
  const last = items.at(-1);
  return { items, until: more && last ? placeOf(last) : undefined, read: items.length };
}
