import * as z from 'zod';
import { mailDaysKept } from '../../shared/cloud-names.ts';
import { QuarantinedMail } from '../../shared/model/mail.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { elsewhereOf, inOrganization, listOf, orderedBy } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew } from './writes.ts';
import type { Write } from './writes.ts';

const MAILBOX = 'MAILBOX';
const mailboxKey = (token: string): Key => [`${MAILBOX}#${token}`, 'ADDRESS'];
const ownMailboxKey = (organizationId: string): Key => inOrganization(organizationId, MAILBOX);
const QUARANTINE = 'QUARANTINE';
const mailKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `${QUARANTINE}#${id}`);
const newestMails = (organizationId: string): string => listOf(organizationId, QUARANTINE);

/** An address at which an organisation receives documents, found by the token in it. */
export const Mailbox = OwnedBy.extend({ token: z.string() });
export type Mailbox = z.infer<typeof Mailbox>;

const mailboxes = entity({
  name: 'mailbox',
  schema: Mailbox,
  key: ({ token }) => mailboxKey(token),
  index1: ({ organizationId, token }) => elsewhereOf(organizationId, mailboxKey(token)),
});

/** The address in force: an organisation has one. */
const ownMailboxes = entity({
  name: 'own-mailbox',
  schema: Mailbox,
  key: ({ organizationId }) => ownMailboxKey(organizationId),
});

/** `mailKey` names the mail in the bucket, `messageId` is the sender's own name for it; `alsoFor`: the other organisations that it came to. */
export const StoredMail = QuarantinedMail.omit({ canAccept: true }).extend({
  organizationId: z.string(),
  mailKey: z.string(),
  messageId: z.string(),
  alsoFor: z.array(z.string()).optional(),
});
export type StoredMail = z.infer<typeof StoredMail>;

/** Where it lies whose address a token is. */
export function mailboxPlace(token: string): { pk: string; sk: string } {
  const [pk, sk] = mailboxKey(token);
  return { pk, sk };
}

/** The sort key that the list of mails that wait goes on from after this one. */
export const mailPosition = ({ receivedAt, id }: Pick<StoredMail, 'receivedAt' | 'id'>): string =>
  orderedBy(receivedAt, id);

const quarantine = entity({
  name: 'quarantined-mail',
  schema: StoredMail,
  key: ({ organizationId, id }) => mailKey(organizationId, id),
  index1: (mail) => [newestMails(mail.organizationId), mailPosition(mail)],
  expiresAt: (mail) => Math.floor(Date.parse(mail.receivedAt) / 1000) + mailDaysKept * 86_400,
});

/** The addresses at which organisations receive documents, and mails that wait for a person. */
export class ReceivedMails {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** Whose address a token is; undefined for one that is not, or no longer, in use. */
  mailbox(token: string): Promise<Mailbox | undefined> {
    return this.#table.get(mailboxes, mailboxKey(token));
  }

  mailboxOf(organizationId: string): Promise<Mailbox | undefined> {
    return this.#table.get(ownMailboxes, ownMailboxKey(organizationId));
  }

  /** The writes that give an organisation its address in the place of `before`, while nobody else has changed it. */
  assigning(mailbox: Mailbox, before: Mailbox | undefined): Write[] {
    const own = before
      ? this.#table.replace(ownMailboxes, before, { token: mailbox.token })
      : this.#table.put(ownMailboxes, mailbox, ifNew);
    return [
      own,
      this.#table.put(mailboxes, mailbox, ifNew),
      ...(before ? [this.#table.remove(mailboxes, before)] : []),
    ];
  }

  get(organizationId: string, id: string): Promise<StoredMail | undefined> {
    return this.#table.get(quarantine, mailKey(organizationId, id));
  }

  /** Lets a mail wait; the same delivery told twice waits once. */
  async add(mail: StoredMail): Promise<void> {
    await this.#table.writePlain('mail-quarantined', this.#table.put(quarantine, mail, ifNew));
  }

  /** The write by which a mail waits no more. */
  removal(mail: StoredMail): Write {
    return this.#table.remove(quarantine, mail);
  }

  /** Mails that came at `since` or later and wait, newest first. */
  page(
    organizationId: string,
    { after, since, limit }: PageRequest & { since: string },
  ): Promise<Page<StoredMail>> {
    return this.#table.page(quarantine, {
      index: 'index1',
      partition: newestMails(organizationId),
      from: since,
      newestFirst: true,
      after,
      limit,
    });
  }
}
