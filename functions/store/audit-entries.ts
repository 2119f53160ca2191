import * as z from 'zod';
import { acts } from '../../shared/audit-acts.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { AFTER_ALL, inOrganization, orderedBy, organizationPartition } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew } from './writes.ts';
import type { Write } from './writes.ts';

const ENTRIES = 'AUDIT-ENTRY#';
const entryKey = ({ organizationId, at, id }: EntryReference): Key =>
  inOrganization(organizationId, ENTRIES + orderedBy(at, id));
const addressKey = ({ organizationId, at, id }: EntryReference): Key =>
  inOrganization(organizationId, `AUDIT-ADDRESS#${orderedBy(at, id)}`);

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
  /** Which of its facts changed; their values stay with the thing. Of a member or an invitation: the role and access level given. */
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

/** From where a request came, as far as that can be known (`runtime/source-address.ts`). */
export const SourceAddress = z.object({
  /** IP address of the browser. */
  client: z.string(),
  /** Address that connected to the API, where it was another one: that one nobody can make up. */
  via: z.string().optional(),
});
export type SourceAddress = z.infer<typeof SourceAddress>;

const AuditAddress = EntryReference.extend({ address: SourceAddress });

const DAYS_ADDRESS_KEPT = 90;
const addressEndsAt = (at: string): number => Math.floor(Date.parse(at) / 1000) + DAYS_ADDRESS_KEPT * 86_400;

/** Apart from its entry, which stays as long as the books: an IP address is personal, and of use only while somebody looks into something. */
const addresses = entity({
  name: 'audit-address',
  schema: AuditAddress,
  key: addressKey,
  expiresAt: ({ at }) => addressEndsAt(at),
});

/** Instants between which entries are wanted: `from` is included, `before` is not; a part of one stands for its beginning. */
export interface AuditSpan {
  readonly from?: string | undefined;
  readonly before?: string | undefined;
}

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

  /** The write of the address that an entry's act came from. */
  addingAddress({ organizationId, at, id }: EntryReference, address: SourceAddress): Write {
    return this.#table.put(addresses, { organizationId, at, id, address });
  }

  /** The write that completes the entry of an act that was begun; refused where it has ended. */
  completing(
    begun: EntryReference,
    completed: Required<Pick<AuditEntry, 'counts' | 'progress' | 'completedAt'>>,
  ): Write {
    return this.#table.set(entries, entryKey(begun), completed, { progress: 'begun' });
  }

  /** Those of a span of time, newest first. */
  page(
    organizationId: string,
    { from = '', before, ...place }: PageRequest & AuditSpan,
  ): Promise<Page<AuditEntry>> {
    const bounds = { from: ENTRIES + from, to: ENTRIES + (before ?? AFTER_ALL) };
    const partition = organizationPartition(organizationId);
    return this.#table.page(entries, { partition, ...bounds, newestFirst: true, ...place });
  }

  /** The sort key at which an entry stands in the log. */
  positionOf(entry: AuditEntry): string {
    return entryKey(entry)[1];
  }

  /** From where these acts came, by the ids of their entries; the table may drop an address some days late, nobody is shown it. */
  async addressesOf(
    wanted: readonly EntryReference[],
    now: Date,
  ): Promise<ReadonlyMap<string, SourceAddress>> {
    const kept = wanted.filter(({ at }) => addressEndsAt(at) * 1000 > now.getTime());
    const found = await this.#table.getMany(addresses, kept.map(addressKey));
    return new Map(found.map(({ id, address }) => [id, address]));
  }
}
