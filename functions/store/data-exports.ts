import * as z from 'zod';
import { DataExport } from '../../shared/model/data-export.ts';
import { languages } from '../../shared/text/language.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, organizationPartition, startingWith } from './keys.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const EXPORT = 'DATA-EXPORT#';
const exportKey = (organizationId: string, id: string): Key => inOrganization(organizationId, EXPORT + id);

/**
 * `fileId`: under which the zip lies, once it is made; each attempt has one of its own. `mail`: whether whoever asked for it was told, `none`
 * while there is nothing to tell; `claimedAt`: somebody was about to hand it to the mail, as of a report.
 */
const StoredDataExport = DataExport.omit({ expiresAt: true }).extend({
  organizationId: z.string(),
  userId: z.string(),
  language: z.enum(languages),
  fileName: z.string(),
  /** The item itself has an `expiresAt`, by which the table drops it. */
  goneAt: z.string(),
  fileId: z.string().optional(),
  mail: z.enum(['none', 'waiting', 'sent', 'failed', 'unknown']),
  claimedAt: z.string().optional(),
  messageId: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredDataExport = z.infer<typeof StoredDataExport>;

const dataExports = entity({
  name: 'data-export',
  schema: StoredDataExport,
  key: ({ organizationId, id }) => exportKey(organizationId, id),
  index2: ({ organizationId, id, status, mail, changedAt }) =>
    status === 'Processing' || mail === 'waiting'
      ? unfinishedKey(organizationId, hungSince(changedAt), id)
      : undefined,
  expiresAt: ({ goneAt }) => Math.floor(Date.parse(goneAt) / 1000),
});

/** An item just as it lies in the table. */
export const WholeItem = z.looseObject({ pk: z.string(), sk: z.string(), entity: z.string() });
export type WholeItem = z.infer<typeof WholeItem>;

const anything = entity({ name: 'whole-item', schema: WholeItem, key: ({ pk, sk }) => [pk, sk] });

/** Files with everything that an organization has: asked for, made, and kept for some days. */
export class DataExports {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredDataExport | undefined> {
    return this.#table.get(dataExports, exportKey(organizationId, id));
  }

  /** All that are kept. */
  async of(organizationId: string): Promise<StoredDataExport[]> {
    const bounds = { partition: organizationPartition(organizationId), ...startingWith(EXPORT) };
    return Array.fromAsync(this.#table.all(dataExports, bounds));
  }

  /** The write of a new one; refused where one of its id exists. */
  adding(wanted: StoredDataExport): Write {
    return this.#table.put(dataExports, wanted, ifNew);
  }

  /** The write of one as changed, while it stands as read. */
  changing(before: StoredDataExport, change: Partial<StoredDataExport>): Write {
    const after = { ...before, ...change, version: before.version + 1 };
    return this.#table.put(dataExports, after, ifVersion(before.version));
  }

  /** Every item that lies with an organization, page by page, read consistently. */
  items(organizationId: string): AsyncGenerator<WholeItem[]> {
    return this.#table.pages(anything, { partition: organizationPartition(organizationId) });
  }
}
