import * as z from 'zod';
import { Notice } from '../../shared/model/notice.ts';
import { UNREAD_MAX } from '../../shared/unread.ts';
import { noticeId } from '../domain/ids.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, orderedBy } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const noticeKey = (organizationId: string, id: string): Key => inOrganization(organizationId, `NOTICE#${id}`);
const newestNotices = (organizationId: string): string => listOf(organizationId, 'NOTICES');
/** The sort key of how much somebody has seen. */
export const seenSort = (userId: string): string => `SEEN#${userId}`;
const seenKey = (organizationId: string, userId: string): Key =>
  inOrganization(organizationId, seenSort(userId));

const SECONDS_KEPT = 180 * 86_400;

/** Whom a notification is for, where it is not for everybody: one person; or all but one who can do something. */
const Audience = {
  forUserId: z.string().optional(),
  byUserId: z.string().optional(),
  needs: z.literal('canEdit').optional(),
};

const StoredNotice = Notice.omit({ isRead: true }).extend({ ...OwnedBy.shape, ...Audience });
export type StoredNotice = z.infer<typeof StoredNotice>;

const notices = entity({
  name: 'notice',
  schema: StoredNotice,
  key: ({ organizationId, id }) => noticeKey(organizationId, id),
  index1: (notice) => [newestNotices(notice.organizationId), noticePosition(notice)],
  expiresAt: ({ at }) => Math.floor(Date.parse(at) / 1000) + SECONDS_KEPT,
});

/** What a person has seen: everything until an instant, and some of what came later. */
const Seen = OwnedBy.extend({
  userId: z.string(),
  until: z.string(),
  ids: z.array(z.string()),
  version: z.int(),
});
export type Seen = z.infer<typeof Seen>;

const seenByPeople = entity({
  name: 'seen',
  schema: Seen,
  key: ({ organizationId, userId }) => seenKey(organizationId, userId),
});

/** An event that people are told of; `once` tells events about the same thing apart. */
export type Told = Omit<StoredNotice, 'id' | 'at'> & { readonly once?: string | number };

/** The sort key that the list of notifications goes on from after this one. */
export const noticePosition = ({ at, id }: StoredNotice): string => orderedBy(at, id);

/** Whether a person has seen it. */
export const isSeen = ({ at, id }: StoredNotice, { until, ids }: Seen): boolean =>
  at <= until || ids.includes(id);

/** What people are told of: one item an event for all members, and for each person how far they have seen. */
export class Notices {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The write that tells of an event, beside those that make it true: they are written once, and so is this. */
  telling(notice: StoredNotice): Write {
    return this.#table.put(notices, notice);
  }

  /** The write that tells of an event that nothing else makes true: refused where it was told. */
  tellingOnce(notice: StoredNotice): Write {
    return this.#table.put(notices, notice, ifNew);
  }

  get(organizationId: string, id: string): Promise<StoredNotice | undefined> {
    return this.#table.get(notices, noticeKey(organizationId, id));
  }

  /** Those of some that there still are, in the order in which they happened. */
  async getMany(organizationId: string, ids: readonly string[]): Promise<StoredNotice[]> {
    const found = await this.#table.getMany(
      notices,
      ids.map((id) => noticeKey(organizationId, id)),
    );
    return found.toSorted((a, b) => (noticePosition(a) < noticePosition(b) ? -1 : 1));
  }

  /** Newest first. */
  page(organizationId: string, { after, limit }: PageRequest): Promise<Page<StoredNotice>> {
    const partition = newestNotices(organizationId);
    return this.#table.page(notices, { index: 'index1', partition, newestFirst: true, after, limit });
  }

  /** What a person has seen; nothing where they have marked nothing yet. */
  async seenBy(organizationId: string, userId: string): Promise<Seen> {
    const seen = await this.#table.get(seenByPeople, seenKey(organizationId, userId));
    return seen ?? { organizationId, userId, until: '', ids: [], version: 0 };
  }

  /** The newest that a person has not seen, of as many as are counted. */
  async unseen(seen: Seen): Promise<StoredNotice[]> {
    const { items } = await this.#table.page(notices, {
      index: 'index1',
      partition: newestNotices(seen.organizationId),
      ...(seen.until === '' ? {} : { from: seen.until }),
      newestFirst: true,
      limit: UNREAD_MAX,
    });
    return items.filter((notice) => !isSeen(notice, seen));
  }

  /** The write of what a person has seen, unless they have seen something else meanwhile. */
  seeing(before: Seen, change: Pick<Seen, 'until' | 'ids'>): Write {
    const after = { ...before, ...change, version: before.version + 1 };
    const condition = before.version === 0 ? ifNew : ifVersion(before.version);
    return this.#table.put(seenByPeople, after, condition);
  }
}

/** The notification of an event. */
export function noticeOf({ once, ...event }: Told, at: string): StoredNotice {
  const { organizationId, kind, aboutId } = event;
  return { ...event, id: noticeId(organizationId, kind, [aboutId, once ?? null]), at };
}
