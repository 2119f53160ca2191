import * as z from 'zod';
import { addDays } from '../../shared/civil-date.ts';
import { ArchiveExport, ArchiveItemType } from '../../shared/model/archive.ts';
import { languages } from '../../shared/text/language.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { onlyBelow } from './updates.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const exportSort = (id: string): string => `ARCHIVE-EXPORT#${id}`;
const exportKey = (organizationId: string, id: string): Key => inOrganization(organizationId, exportSort(id));
const itemsKey = (organizationId: string, exportId: string, part: number): Key =>
  inOrganization(organizationId, `${exportSort(exportId)}#HOLDS#${String(part).padStart(4, '0')}`);
const dayKey = (organizationId: string, day: string): Key =>
  inOrganization(organizationId, `ARCHIVE-EXPORTED#${day}`);

const ITEMS_A_PART = 200;
/** The count of a day is asked for on that day alone, in every time zone. */
const COUNT_DAYS_KEPT = 3;

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** `fileId`: under which the zip lies, once it is made; each attempt has one of its own. */
const StoredArchiveExport = ArchiveExport.extend({
  organizationId: z.string(),
  userId: z.string(),
  /** Of what its lists say: that in which whoever asked for it reads. */
  language: z.enum(languages).optional(),
  /** Tells what was asked for from anything else under its id. */
  asked: z.string(),
  fileId: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredArchiveExport = z.infer<typeof StoredArchiveExport>;

const archiveExports = entity({
  name: 'archive-export',
  schema: StoredArchiveExport,
  key: ({ organizationId, id }) => exportKey(organizationId, id),
  index2: ({ organizationId, id, status, changedAt }) =>
    status === 'making' ? unfinishedKey(organizationId, hungSince(changedAt), id) : undefined,
  expiresAt: ({ keptUntil }) => secondsOf(keptUntil),
});

/** A thing that a zip is to hold, by what it was called when that was asked for: it may be gone when it is made. */
const WantedItem = z.object({ type: ArchiveItemType, id: z.string(), name: z.string() });
export type WantedItem = z.infer<typeof WantedItem>;

const WantedItems = OwnedBy.extend({
  exportId: z.string(),
  part: z.int(),
  items: z.array(WantedItem),
  keptUntil: z.string(),
});

const wantedItems = entity({
  name: 'archive-export-items',
  schema: WantedItems,
  key: ({ organizationId, exportId, part }) => itemsKey(organizationId, exportId, part),
  expiresAt: ({ keptUntil }) => secondsOf(keptUntil),
});

const ExportedDay = OwnedBy.extend({ day: z.string(), count: z.int() });

const exportedDays = entity({
  name: 'archive-exported-day',
  schema: ExportedDay,
  key: ({ organizationId, day }) => dayKey(organizationId, day),
  expiresAt: ({ day }) => secondsOf(`${addDays(day, COUNT_DAYS_KEPT)}T00:00:00Z`),
});

type Of = Pick<StoredArchiveExport, 'organizationId' | 'id' | 'total'>;

/** Zips of archives: asked for, made, and kept for some days. */
export class ArchiveExports {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredArchiveExport | undefined> {
    return this.#table.get(archiveExports, exportKey(organizationId, id));
  }

  /** The write that counts one more on a day, refused where it has as many by now. */
  counting(organizationId: string, day: string, limit: number): Write {
    return onlyBelow(
      this.#table.add(exportedDays, { organizationId, day, count: 1 }, ['count']),
      'count',
      limit,
    );
  }

  /** How many were asked for on a day. */
  async askedOn(organizationId: string, day: string): Promise<number> {
    return (await this.#table.get(exportedDays, dayKey(organizationId, day)))?.count ?? 0;
  }

  /** The writes of a new one with what it is to hold; refused where one of its id exists. */
  addition(wanted: StoredArchiveExport, items: readonly WantedItem[]): Write[] {
    const { organizationId, id: exportId, keptUntil } = wanted;
    const parts = Array.from({ length: partsOf(items.length) }, (_, part) => {
      const some = items.slice(part * ITEMS_A_PART, (part + 1) * ITEMS_A_PART);
      return this.#table.put(wantedItems, { organizationId, exportId, part, items: some, keptUntil }, ifNew);
    });
    return [this.#table.put(archiveExports, wanted, ifNew), ...parts];
  }

  /** What one is to hold, in order, some at a time. */
  async *itemsOf({ organizationId, id, total }: Of): AsyncGenerator<readonly WantedItem[]> {
    for (let part = 0; part < partsOf(total); part += 1)
      yield (await this.#table.get(wantedItems, itemsKey(organizationId, id, part)))?.items ?? [];
  }

  /** The write of one as changed, while it stands as read, and what it is then. */
  change(
    before: StoredArchiveExport,
    change: Partial<StoredArchiveExport>,
  ): { after: StoredArchiveExport; write: Write } {
    const after = { ...before, ...change, version: before.version + 1 };
    return { after, write: this.#table.put(archiveExports, after, ifVersion(before.version)) };
  }
}

const partsOf = (items: number): number => Math.ceil(items / ITEMS_A_PART);
