import * as z from 'zod';
import { addDays } from '../../shared/civil-date.ts';
import { acts } from '../../shared/audit-acts.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, orderedBy, organizationPartition } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew } from './writes.ts';
import type { Write } from './writes.ts';

const ENTRIES = 'AUDIT-ENTRY#';
const entryKey = ({ organizationId, at, id }: EntryReference): Key =>
  inOrganization(organizationId, ENTRIES + orderedBy(at, id));

/** Whose act it was: a person's, by their id, as names are looked up when shown; or work of the background, by its name. */
const Actor = z.union([
  z.object({
    userId: z.string(),
    /** Of somebody who did not sign in for it: by what they were known. */
    through: z.enum(['mail-link', 'mail-code', 'recovery-code']).optional(),
  }),
  z.object({ system: z.string() }),
]);

/** How much of each there was, such as `added: 150`. */
const Counts = z.record(z.string(), z.int());
export type AuditCounts = z.infer<typeof Counts>;

/** What somebody did, once for each act, however many transactions it took. */
export const AuditEntry = OwnedBy.extend({
  id: z.string(),
  at: z.string(),
  act: z.enum(acts),
  actor: Actor,
  /** What was acted on, by its id, and as it was called then. */
  thing: z.object({ id: z.string(), name: z.string().optional() }).optional(),
  /** Which of its facts changed; their values stay with the thing. */
  fields: z.array(z.string()).optional(),
  counts: Counts.optional(),
  /** Of an act that goes on in the background: absent where all was done at once. */
  progress: z.enum(['begun', 'completed', 'failed']).optional(),
  completedAt: z.string().optional(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).optional(),
  /** As in the API's access log. */
  requestId: z.string().optional(),
  /** Digest of the `Idempotency-Key` that it was asked under. */
  askedUnder: z.string().optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Where an entry lies: what an act that goes on keeps, to complete its entry later. */
export const EntryReference = AuditEntry.pick({ organizationId: true, at: true, id: true });
export type EntryReference = z.infer<typeof EntryReference>;

/** In no index: each would cost a further write unit an act, and a log is read by its days. */
const entries = entity({ name: 'audit-entry', schema: AuditEntry, key: entryKey });

/** What everybody did to an organization's data. Entries are written by units of work alone (`change.ts`). */
export class AuditEntries {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The write of an entry. */
  adding(entry: AuditEntry): Write {
    return this.#table.put(entries, entry, ifNew);
  }

  /** The write that completes the entry of an act that was begun; refused where it has ended. */
  completing(
    begun: EntryReference,
    completed: Required<Pick<AuditEntry, 'counts' | 'progress' | 'completedAt'>>,
  ): Write {
    return this.#table.set(entries, entryKey(begun), completed, { progress: 'begun' });
  }

  /** Those of some days in UTC, the last one included, newest first. */
  page(
    organizationId: string,
    { from, to, ...place }: PageRequest & { readonly from: string; readonly to: string },
  ): Promise<Page<AuditEntry>> {
    const bounds = { from: ENTRIES + from, to: ENTRIES + addDays(to, 1) };
    const partition = organizationPartition(organizationId);
    return this.#table.page(entries, { partition, ...bounds, newestFirst: true, ...place });
  }
}
