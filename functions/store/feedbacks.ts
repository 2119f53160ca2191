import * as z from 'zod';
import { addDays } from '../../shared/civil-date.ts';
import { limits } from '../../shared/limits.ts';
import { Feedback } from '../../shared/model/feedback.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { onlyBelow } from './updates.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const feedbackKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `FEEDBACK#${id}`);
const daysOf = (userId: string): string => `TOLD#${userId}`;
const dayKey = (userId: string, day: string): Key => [daysOf(userId), day];

/** The count of a day is asked for on that day alone, in every time zone. */
const DAYS_COUNTED = 3;

/** `mail`: whether it has reached us; `claimedAt`: somebody was about to hand it to the mail, as of a report. */
const StoredFeedback = Feedback.extend({
  organizationId: z.string(),
  userId: z.string(),
  mail: z.enum(['waiting', 'sent', 'failed', 'unknown']),
  claimedAt: z.string().optional(),
  messageId: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredFeedback = z.infer<typeof StoredFeedback>;

const feedbacks = entity({
  name: 'feedback',
  schema: StoredFeedback,
  key: ({ organizationId, id }) => feedbackKey(organizationId, id),
  index2: ({ organizationId, id, mail, changedAt }) =>
    mail === 'waiting' ? unfinishedKey(organizationId, hungSince(changedAt), id) : undefined,
});

const FeedbackDay = z.object({ userId: z.string(), day: z.string(), messages: z.int() });

const feedbackDays = entity({
  name: 'feedback-day',
  schema: FeedbackDay,
  key: ({ userId, day }) => dayKey(userId, day),
  expiresAt: ({ day }) => Math.floor(Date.parse(`${addDays(day, DAYS_COUNTED)}T00:00:00Z`) / 1000),
});

/** Where it is counted what somebody sent us. */
export const feedbackPartitions = (userId: string): string[] => [daysOf(userId)];

/** What people told us about Matchbook. */
export class Feedbacks {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredFeedback | undefined> {
    return this.#table.get(feedbacks, feedbackKey(organizationId, id));
  }

  /** How many messages a person has sent on this day. */
  async countOf(userId: string, day: string): Promise<number> {
    return (await this.#table.get(feedbackDays, dayKey(userId, day)))?.messages ?? 0;
  }

  /** The writes of a new message, counted among its day's; refused where the day has as many as it may. */
  addition(feedback: StoredFeedback, day: string): Write[] {
    const one = { userId: feedback.userId, day, messages: 1 };
    const counted = onlyBelow(
      this.#table.add(feedbackDays, one, ['messages']),
      'messages',
      limits.feedbackADay,
    );
    return [this.#table.put(feedbacks, feedback, ifNew), counted];
  }

  /** The write of a message as changed, while it stands as read. */
  changing(before: StoredFeedback, change: Partial<StoredFeedback>): Write {
    const after = { ...before, ...change, version: before.version + 1 };
    return this.#table.put(feedbacks, after, ifVersion(before.version));
  }
}
