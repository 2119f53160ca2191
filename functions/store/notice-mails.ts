import * as z from 'zod';
import { addDays } from '../../shared/civil-date.ts';
import { limits } from '../../shared/limits.ts';
import { NoticeKind } from '../../shared/model/notice.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { AFTER_ALL, inOrganization, orderedBy, organizationShard, organizationShards } from './keys.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { onlyBelow } from './updates.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

/** How the keys of mails of one event begin. */
export const NOTICE_MAILS = 'NOTICE-MAIL#';
const mailKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, NOTICE_MAILS + id);
/** How the keys of somebody's mails of a day begin. */
export const dailyMailsOf = (userId: string): string => `DAILY-MAIL#${userId}#`;
const dayKey = (organizationId: string, userId: string, day: string): Key =>
  inOrganization(organizationId, dailyMailsOf(userId) + day);
const countsOf = (userId: string): string => `MAILED-AT-ONCE#${userId}`;
const countKey = (userId: string, day: string): Key => [countsOf(userId), day];
const dueIn = (shard: number): string => `DAILY-MAILS#${shard}`;

/** Longer than what they tell of. */
const SECONDS_KEPT = 190 * 86_400;
/** The count of a day is asked for on that day alone, in every time zone. */
const DAYS_COUNTED = 3;
/** Events that a daily mail names; of what is more it tells how many there are. */
const NAMED_MAX = 50;

const expiring = (at: string): number => Math.floor(Date.parse(at) / 1000) + SECONDS_KEPT;

/** How far a mail has come; `claimedAt`: somebody was about to hand it to the mail, as of a report. */
const Mailing = z.object({
  mail: z.enum(['waiting', 'sent', 'failed', 'unknown']),
  claimedAt: z.string().optional(),
  messageId: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});

/** That one person is mailed of one event; there is one at most, whatever they choose later. `day`: with the mail of that day. */
const NoticeMail = OwnedBy.extend({
  id: z.string(),
  noticeId: z.string(),
  userId: z.string(),
  kind: NoticeKind,
  at: z.string(),
  day: z.string().optional(),
  ...Mailing.shape,
  mail: z.enum([...Mailing.shape.mail.options, 'daily']),
});
export type NoticeMail = z.infer<typeof NoticeMail>;

const noticeMails = entity({
  name: 'notice-mail',
  schema: NoticeMail,
  key: ({ organizationId, id }) => mailKey(organizationId, id),
  index2: ({ organizationId, id, mail, changedAt }) =>
    mail === 'waiting' ? unfinishedKey(organizationId, hungSince(changedAt), id) : undefined,
  expiresAt: ({ at }) => expiring(at),
});

/** One person's mail of a day: what it tells of, and from when on it goes. */
const DailyMail = OwnedBy.extend({
  userId: z.string(),
  day: z.string(),
  dueAt: z.string(),
  noticeIds: z.array(z.string()),
  /** What is not named any more, as there was too much. */
  more: z.int(),
  ...Mailing.shape,
});
export type StoredDailyMail = z.infer<typeof DailyMail>;

/** In the second index until it has ended, by when it is to go: each round asks for what has not. */
const dailyMails = entity({
  name: 'daily-mail',
  schema: DailyMail,
  key: ({ organizationId, userId, day }) => dayKey(organizationId, userId, day),
  index2: ({ organizationId, userId, dueAt, mail }) =>
    mail === 'waiting'
      ? [dueIn(organizationShard(organizationId)), orderedBy(dueAt, `${organizationId}#${userId}`)]
      : undefined,
  expiresAt: ({ dueAt }) => expiring(dueAt),
});

const MailedCount = z.object({ userId: z.string(), day: z.string(), mails: z.int() });

const mailedCounts = entity({
  name: 'mailed-at-once',
  schema: MailedCount,
  key: ({ userId, day }) => countKey(userId, day),
  expiresAt: ({ day }) => Math.floor(Date.parse(`${addDays(day, DAYS_COUNTED)}T00:00:00Z`) / 1000),
});

/** Whether a daily mail takes further events: nobody is about to send it, or has. */
export const isOpen = ({ mail, claimedAt }: StoredDailyMail): boolean =>
  mail === 'waiting' && claimedAt === undefined;

/** Where it is counted what somebody is mailed. */
export const mailedPartitions = (userId: string): string[] => [countsOf(userId)];

/** What people are mailed of what they are told of: at once, each by itself, or with the mail of a day. */
export class NoticeMails {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<NoticeMail | undefined> {
    return this.#table.get(noticeMails, mailKey(organizationId, id));
  }

  /** Whether somebody has had as many mails at once on a day as they may have. */
  async isFull(userId: string, day: string): Promise<boolean> {
    const counted = await this.#table.get(mailedCounts, countKey(userId, day));
    return (counted?.mails ?? 0) >= limits.noticeMailsADay;
  }

  /** The writes that keep that somebody is to be mailed: once, and while the day has room for it. */
  addingAtOnce(mail: NoticeMail, day: string): Write[] {
    const counted = this.#table.add(mailedCounts, { userId: mail.userId, day, mails: 1 }, ['mails']);
    return [this.#table.put(noticeMails, mail, ifNew), onlyBelow(counted, 'mails', limits.noticeMailsADay)];
  }

  /** The writes that add an event to the mail of a day, while that stands as read: once, whatever day it was added to before. */
  addingToDay(mail: NoticeMail, before: StoredDailyMail): Write[] {
    const isNamed = before.noticeIds.length < NAMED_MAX;
    const after: StoredDailyMail = {
      ...before,
      noticeIds: isNamed ? [...before.noticeIds, mail.noticeId] : before.noticeIds,
      more: before.more + (isNamed ? 0 : 1),
    };
    return [this.#table.put(noticeMails, mail, ifNew), this.#changeOfDay(before, after)];
  }

  /** The write of a mail as changed, while it stands as read. */
  changing(before: NoticeMail, change: Partial<NoticeMail>): Write {
    const after = { ...before, ...change, version: before.version + 1 };
    return this.#table.put(noticeMails, after, ifVersion(before.version));
  }

  ofDay(organizationId: string, userId: string, day: string): Promise<StoredDailyMail | undefined> {
    return this.#table.get(dailyMails, dayKey(organizationId, userId, day));
  }

  /** The write of the mail of a day as changed, while it stands as read. */
  dayChange(before: StoredDailyMail, change: Partial<StoredDailyMail>): Write {
    return this.#changeOfDay(before, { ...before, ...change });
  }

  /** Everybody's daily mails that are to go by an instant, shard by shard, the longest due first. */
  async *dueBy(instant: string): AsyncGenerator<StoredDailyMail> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(dailyMails, {
        index: 'index2',
        partition: dueIn(shard),
        to: orderedBy(instant, AFTER_ALL),
      });
  }

  #changeOfDay(before: StoredDailyMail, after: StoredDailyMail): Write {
    const condition = before.version === 0 ? ifNew : ifVersion(before.version);
    return this.#table.put(dailyMails, { ...after, version: before.version + 1 }, condition);
  }
}
