import * as z from 'zod';
import { languages } from '../../shared/text/language.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

/** How the keys of security mails begin. */
export const SECURITY_NOTICES = 'SECURITY#';
const noticeKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, SECURITY_NOTICES + id);

const SECONDS_KEPT = 180 * 86_400;

/** What happened to somebody's way in, or to what is theirs as a whole. `device`: with what they signed in, where that is it. */
export const SecurityEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'password-changed',
      'password-perhaps-changed',
      'second-factor-on',
      'second-factor-off',
      'second-factor-undone',
      'recovery-tried',
    ]),
  }),
  z.object({
    kind: z.literal('new-sign-in'),
    device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  }),
  /** `on`: the day on which it happens. */
  z.object({
    kind: z.enum(['account-deletion-requested', 'organization-deletion-requested']),
    name: z.string(),
    on: z.string(),
  }),
  z.object({
    kind: z.enum(['account-deletion-withdrawn', 'organization-deletion-withdrawn']),
    name: z.string(),
  }),
]);
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** `mail`: whether it has reached the person; `claimedAt`: somebody was about to hand it to the mail, as of a report. */
const SecurityNotice = OwnedBy.extend({
  id: z.string(),
  userId: z.string(),
  event: SecurityEvent,
  at: z.string(),
  language: z.enum(languages),
  mail: z.enum(['waiting', 'sent', 'failed', 'unknown']),
  claimedAt: z.string().optional(),
  messageId: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});
export type SecurityNotice = z.infer<typeof SecurityNotice>;

const securityNotices = entity({
  name: 'security-notice',
  schema: SecurityNotice,
  key: ({ organizationId, id }) => noticeKey(organizationId, id),
  index2: ({ organizationId, id, mail, changedAt }) =>
    mail === 'waiting' ? unfinishedKey(organizationId, hungSince(changedAt), id) : undefined,
  expiresAt: ({ at }) => Math.floor(Date.parse(at) / 1000) + SECONDS_KEPT,
});

/** What people are mailed of their way in. */
export class SecurityNotices {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The write of a new one, beside those that make it true. */
  adding(notice: SecurityNotice): Write {
    return this.#table.put(securityNotices, notice, ifNew);
  }

  /** Keeps one before what it tells is tried. */
  async foresee(notice: SecurityNotice): Promise<void> {
    await this.#table.writePlain('security-notice-foreseen', this.adding(notice));
  }

  /** The write of one as it came out, while nobody has touched it since. */
  changing(before: SecurityNotice, change: Partial<SecurityNotice>): Write {
    const after = { ...before, ...change, version: before.version + 1 };
    return this.#table.put(securityNotices, after, ifVersion(before.version));
  }

  /** Takes one away that came to nothing, while nobody has touched it. */
  async remove(notice: SecurityNotice): Promise<void> {
    const gone = this.#table.remove(securityNotices, notice, ifVersion(notice.version));
    await this.#table.writePlain('security-notice-foreseen', gone);
  }

  get(organizationId: string, id: string): Promise<SecurityNotice | undefined> {
    return this.#table.get(securityNotices, noticeKey(organizationId, id));
  }
}
