import * as z from 'zod';
import { NewContact } from '../../shared/model/contact.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const contactKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `CONTACT#${id}`);

/** A year: long enough to come back to what was written, as the privacy page says. */
const SECONDS_KEPT = 365 * 86_400;

/**
 * What somebody wrote to us, as a mail to one of two: those who look after Matchbook, or its sender as a copy. `mail`: whether it has reached
 * them; `claimedAt`: somebody was about to hand it to the mail, as of a report.
 */
const StoredContact = OwnedBy.extend({
  ...NewContact.omit({ website: true }).shape,
  id: z.string(),
  to: z.enum(['support', 'sender']),
  at: z.string(),
  mail: z.enum(['waiting', 'sent', 'failed', 'unknown']),
  claimedAt: z.string().optional(),
  messageId: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredContact = z.infer<typeof StoredContact>;

const contacts = entity({
  name: 'contact',
  schema: StoredContact,
  key: ({ organizationId, id }) => contactKey(organizationId, id),
  index2: ({ organizationId, id, mail, changedAt }) =>
    mail === 'waiting' ? unfinishedKey(organizationId, hungSince(changedAt), id) : undefined,
  expiresAt: ({ at }) => Math.floor(Date.parse(at) / 1000) + SECONDS_KEPT,
});

/** What people wrote to us who need not have books. */
export class Contacts {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredContact | undefined> {
    return this.#table.get(contacts, contactKey(organizationId, id));
  }

  /** The write of a new one. */
  adding(contact: StoredContact): Write {
    return this.#table.put(contacts, contact, ifNew);
  }

  /** The write of one as changed, while it stands as read. */
  changing(before: StoredContact, change: Partial<StoredContact>): Write {
    const after = { ...before, ...change, version: before.version + 1 };
    return this.#table.put(contacts, after, ifVersion(before.version));
  }
}
