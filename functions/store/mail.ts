import { mailboxes, organizationPartition, ownMailboxes, quarantine } from './entities.ts';
import type { Mailbox, StoredMail } from './entities.ts';
import { ConditionFailedError, ifNew } from './table.ts';
import type { Table, Write } from './table.ts';

/** The addresses at which organisations receive documents, and mails that wait for a person. */
export class ReceivedMails {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** Whose address a token is; undefined for one that is not, or no longer, in use. */
  mailbox(token: string): Promise<Mailbox | undefined> {
    return this.#table.get(mailboxes, [`MAILBOX#${token}`, 'ADDRESS']);
  }

  mailboxOf(organizationId: string): Promise<Mailbox | undefined> {
    return this.#table.get(ownMailboxes, [organizationPartition(organizationId), 'MAILBOX']);
  }

  /** Gives an organisation its address in the place of `before`; false when somebody else has changed it meanwhile. */
  async assign(mailbox: Mailbox, before: Mailbox | undefined): Promise<boolean> {
    const own = before
      ? this.#table.replace(ownMailboxes, before, { token: mailbox.token })
      : this.#table.put(ownMailboxes, mailbox, ifNew);
    return this.#unlessChanged([
      own,
      this.#table.put(mailboxes, mailbox, ifNew),
      ...(before ? [this.#table.remove(mailboxes, before)] : []),
    ]);
  }

  get(organizationId: string, id: string): Promise<StoredMail | undefined> {
    return this.#table.get(quarantine, [organizationPartition(organizationId), `QUARANTINE#${id}`]);
  }

  /** Lets a mail wait; the same delivery told twice waits once. */
  async add(mail: StoredMail): Promise<void> {
    await this.#unlessChanged([this.#table.put(quarantine, mail, ifNew)]);
  }

  async remove(mail: StoredMail): Promise<void> {
    await this.#table.write([this.#table.remove(quarantine, mail)]);
  }

  /** Mails that came at `since` or later and wait, newest first. */
  page(
    organizationId: string,
    { after, since, limit }: { after: string | undefined; since: string; limit: number },
  ): Promise<{ items: StoredMail[]; more: boolean }> {
    return this.#table.page(quarantine, {
      index: 'index1',
      partition: `ORG#${organizationId}#QUARANTINE`,
      from: since,
      newestFirst: true,
      limit,
      after: after === undefined ? undefined : ['', after],
    });
  }

  async #unlessChanged(writes: readonly Write[]): Promise<boolean> {
    try {
      await this.#table.write(writes);
      return true;
    } catch (error) {
      if (error instanceof ConditionFailedError) return false;
      throw error;
    }
  }
}

export const mailPosition = (mail: Pick<StoredMail, 'receivedAt' | 'id'>): string =>
  `${mail.receivedAt}#${mail.id}`;
