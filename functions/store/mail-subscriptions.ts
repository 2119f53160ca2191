import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { Subscribed } from '../../shared/model/mail-subscription.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { elsewhereOf, typed } from './keys.ts';
import type { Table } from './table.ts';

const linkKey = (digest: string): Key => [`SUBSCRIPTION#${digest}`, 'LINK'];

/** Mails are answered long after they came, but not for ever. */
const SECONDS_KEPT = 400 * 86_400;
const TOKEN_BYTES = 24;

/** What a link in a mail is about. */
const MailSubscriptionLink = OwnedBy.extend({ userId: z.string(), of: Subscribed, at: z.string() });
export type MailSubscriptionLink = z.infer<typeof MailSubscriptionLink>;

/** Found by a digest of its token: who reads the table can turn off nothing of anybody. */
const links = entity({
  name: 'subscription-link',
  schema: MailSubscriptionLink.extend({ digest: z.string() }),
  key: ({ digest }) => linkKey(digest),
  index1: ({ organizationId, digest }) => elsewhereOf(organizationId, linkKey(digest)),
  expiresAt: ({ at }) => Math.floor(Date.parse(at) / 1000) + SECONDS_KEPT,
});

/** The links by which people turn mails off, and on again, without signing in. */
export class MailSubscriptions {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** Makes a link for one mail; gives its token, which is kept nowhere. */
  async makeLink(link: MailSubscriptionLink): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const kept = this.#table.put(links, { ...link, digest: typed(token) });
    await this.#table.writePlain('unsubscribe-link-made', kept);
    return token;
  }

  linkOf(token: string): Promise<MailSubscriptionLink | undefined> {
    return this.#table.get(links, linkKey(typed(token)));
  }
}
