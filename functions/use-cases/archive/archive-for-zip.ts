import { ARCHIVE_EXPORT_BYTES_MAX, ARCHIVE_EXPORT_ITEMS_MAX } from '../../../shared/model/archive.ts';
import type { ArchiveFilter, ArchiveItem } from '../../../shared/model/archive.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { isFoundBy, readArchive } from './read-archive.ts';
import type { ArchiveParts } from './read-archive.ts';

/** So many things are looked through for those that a search finds. */
const ITEMS_READ_MAX = 20_000;

/** What a filter shows of the archive, in the order of its list; `fits`: one zip takes all of it, else it was read only so far. */
interface ForZip {
  readonly items: readonly ArchiveItem[];
  readonly bytes: number;
  readonly fits: boolean;
}

/** Reads what a zip of the archive is to hold, as far as one zip takes it. */
export async function archiveForZip(
  filter: ArchiveFilter,
  organizationId: string,
  cloud: ArchiveParts & Pick<Cloud, 'organizations'>,
): Promise<ForZip> {
  const reading = { organizationId, names: await bookNamesOf(organizationId, cloud), cloud };
  const items: ArchiveItem[] = [];
  let [bytes, read] = [0, 0];
  let after: string | undefined;
  do {
    const stretch = await readArchive(filter, after, reading);
    const found = stretch.items.filter((item) => isFoundBy(filter, item));
    items.push(...found);
    bytes += found.reduce(
      (sum, { size, hasFile, isApart }) => sum + (hasFile && !isApart ? (size ?? 0) : 0),
      0,
    );
    read += stretch.read;
    after = stretch.until;
    const isTooMuch = items.length > ARCHIVE_EXPORT_ITEMS_MAX || bytes > ARCHIVE_EXPORT_BYTES_MAX;
    if (isTooMuch || (after !== undefined && read >= ITEMS_READ_MAX)) return { items, bytes, fits: false };
  } while (after !== undefined);
  return { items, bytes, fits: true };
}
