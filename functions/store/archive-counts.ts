import * as z from 'zod';
import { entity, OwnedBy } from './entity.ts';
import { inOrganization, organizationPartition, startingWith } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './writes.ts';

/** How long a deleted entry is kept whole, so that it can be restored. */
export const DELETED_DAYS_KEPT = 365;

/** When the table may drop what was written or deleted in a moment and is kept that long. */
export const endOfDaysKept = (instant: string): number =>
  Math.floor(Date.parse(instant) / 1000) + DELETED_DAYS_KEPT * 86_400;

const ARCHIVE = 'ARCHIVE#';

/** How many things of a kind came into the archive in a period, and the bytes of their files. */
const ArchiveCount = OwnedBy.extend({
  kind: z.enum(['receipt', 'transaction', 'report']),
  period: z.string(),
  count: z.int(),
  bytes: z.int(),
});
export type ArchiveCount = z.infer<typeof ArchiveCount>;

const archiveCounts = entity({
  name: 'archive-count',
  schema: ArchiveCount,
  key: ({ organizationId, kind, period }) => inOrganization(organizationId, `${ARCHIVE}${kind}#${period}`),
  expiresAt: ({ kind, period }) => (kind === 'transaction' ? endOfDaysKept(period) : undefined),
});

/** Something that comes into the archive, or with `count` −1 leaves it; `at`: when it came. */
export interface Archived extends Pick<ArchiveCount, 'organizationId' | 'kind' | 'count'> {
  readonly at: string;
  readonly bytes?: number;
}

/** The write that counts what comes or goes, to stand beside the write of the thing itself. */
export const archiveCounted = ({ bytes = 0, ...archived }: Archived, table: Table): Write =>
  archiveChanged({ ...archived, bytes: archived.count * bytes }, table);

/** The write that adds to what is counted, also bytes alone: those of a file that was made later. */
export function archiveChanged(
  { organizationId, kind, count, at, bytes }: Required<Archived>,
  table: Table,
): Write {
  // Deleted entries go by themselves, each on its day, and their counts with them; the others stay until somebody takes them out.
  const period = kind === 'transaction' ? at.slice(0, 10) : at.slice(0, 4);
  return table.add(archiveCounts, { organizationId, kind, period, count, bytes }, ['count', 'bytes']);
}

/** The first day whose deleted entries are all still kept. */
export const deletedSince = (now: Date): string =>
  new Date(now.getTime() - (DELETED_DAYS_KEPT - 1) * 86_400_000).toISOString().slice(0, 10);

/** What the archive holds, counted: an item for each day of deleted entries still kept, and for each year of the rest. */
export class ArchiveCounts {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  async of(organizationId: string, now: Date): Promise<ArchiveCount[]> {
    const partition = organizationPartition(organizationId);
    const all = await Array.fromAsync(
      this.#table.all(archiveCounts, { partition, ...startingWith(ARCHIVE) }),
    );
    return all.filter(({ kind, period }) => kind !== 'transaction' || period >= deletedSince(now));
  }
}
