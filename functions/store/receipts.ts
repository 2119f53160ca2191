import * as z from 'zod';
import { Receipt, Twin } from '../../shared/model/receipt.ts';
import { afterRetention } from '../domain/books/retention.ts';
import { CategoryOffer } from '../domain/categories/category-offer.ts';
import { archiveCounted } from './archive-counts.ts';
import { FormerLink } from './former-link.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import {
  AFTER_ALL,
  inOrganization,
  listOf,
  ofYear,
  orderedBy,
  organizationPartition,
  organizationShard,
  organizationShards,
  startingWith,
  throughout,
  typed,
} from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';
import { unfinishedKey } from './unfinished.ts';
import { silentSince, Uploads } from './uploads.ts';
import type { StoredUpload } from './uploads.ts';

const receiptKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `RECEIPT#${id}`);
const newestReceipts = (organizationId: string): string => listOf(organizationId, 'RECEIPTS');
const newestArchived = (organizationId: string): string => listOf(organizationId, 'ARCHIVED');
const goingIn = (shard: number): string => `GOING#${shard}`;
const waitingByTime = (organizationId: string): string => listOf(organizationId, 'WAITING');
const unmatchedByDay = (organizationId: string): string => listOf(organizationId, 'UNMATCHED');
/** Under which the receipts that left the same trace lie together. */
const traceOf = (by: Twin['by'], value: string): string => `TRACE#${by}#${typed(value)}#`;
const VENDOR_LESSONS = 'VENDOR-LESSON#';
const vendorLessonKey = (organizationId: string, receiptId: string): Key =>
  inOrganization(organizationId, VENDOR_LESSONS + receiptId);
const newestVendorLessons = (organizationId: string): string => listOf(organizationId, VENDOR_LESSONS);

/** A receipt as the books keep it: its category by its id alone. */
export const StoredReceipt = Receipt.omit({
  category: true,
  suggestedCategory: true,
  proposedPayment: true,
  keptUntil: true,
}).extend({
  suggestedCategory: CategoryOffer.optional(),
  organizationId: z.string(),
  /** What its picture looks like, in 16 hexadecimal digits; like pictures have like ones. */
  pictureHash: z.string().optional(),
  /** Of one that is read once more: since when. */
  aliveAt: z.string().optional(),
  /** The entry that it was uploaded for, until it is linked to one. */
  wantedBy: z.string().optional(),
  /** The entries that it was a document of when it was archived. */
  archivedFrom: z.array(z.string()).optional(),
  /** Of an archived one: the match that linked it until then. */
  archivedLink: FormerLink.optional(),
  /** Of an archived one: the day on which it goes for good. */
  goesOn: z.string().optional(),
});
export type StoredReceipt = z.infer<typeof StoredReceipt>;

export const receipts = entity({
  name: 'receipt',
  schema: StoredReceipt,
  key: ({ organizationId, id }) => receiptKey(organizationId, id),
  index1: (receipt) => [
    ...(receipt.archivedAt === null
      ? ([newestReceipts(receipt.organizationId), receiptPosition(receipt)] as const)
      : ([newestArchived(receipt.organizationId), orderedBy(receipt.archivedAt, receipt.id)] as const)),
  ],
  index2: (receipt) => {
    if (receipt.archivedAt !== null)
      return [goingIn(organizationShard(receipt.organizationId)), orderedBy(goesOn(receipt), receipt.id)];
    if (receipt.status === 'pending')
      return unfinishedKey(receipt.organizationId, silentSince(receipt), receipt.id);
    if (receipt.status === 'matched') return undefined;
    const day = receipt.date ?? receipt.createdAt.slice(0, 10);
    return [unmatchedByDay(receipt.organizationId), orderedBy(day, receipt.id)];
  },
  index3: (receipt) =>
    waitsForRoom(receipt)
      ? [waitingByTime(receipt.organizationId), orderedBy(receipt.createdAt, receipt.id)]
      : undefined,
});

/** Whether a document waits to be read until the plan has room for it, and no person has seen to it. */
export const waitsForRoom = ({ status, kind, problem, reviewedAt, archivedAt }: StoredReceipt): boolean =>
  problem?.code === 'plan-limit-reached' &&
  kind !== 'statement' &&
  status === 'processed' &&
  reviewedAt === null &&
  archivedAt === null;

/** The day on which an archived receipt goes for good. */
export const goesOn = ({ goesOn: day, archivedAt, createdAt }: StoredReceipt): string =>
  day ?? afterRetention((archivedAt ?? createdAt).slice(0, 10));

/** The sort key that the list of receipts goes on from after this one. */
export const receiptPosition = ({ createdAt, id }: Pick<StoredReceipt, 'createdAt' | 'id'>): string =>
  orderedBy(createdAt, id);

/** What a receipt leaves behind for later copies to be known by. */
const StoredTrace = OwnedBy.extend({ receiptId: z.string(), by: Twin.shape.by, value: z.string() });
export type StoredTrace = z.infer<typeof StoredTrace>;

const traces = entity({
  name: 'trace',
  schema: StoredTrace,
  key: ({ organizationId, by, value, receiptId }) =>
    inOrganization(organizationId, traceOf(by, value) + receiptId),
});

/** What a person's correction of a vendor teaches: the name they gave, and the marks by which such documents are known. */
const VendorLesson = OwnedBy.extend({
  receiptId: z.string(),
  vendor: z.string(),
  marks: z.object({
    nameAsRead: z.string().exactOptional(),
    taxNumber: z.string().exactOptional(),
    domains: z.array(z.string()),
    layout: z.array(z.string()),
  }),
  learnedAt: z.string(),
});
export type VendorLesson = z.infer<typeof VendorLesson>;

const vendorLessons = entity({
  name: 'vendor-lesson',
  schema: VendorLesson,
  key: ({ organizationId, receiptId }) => vendorLessonKey(organizationId, receiptId),
  index1: ({ organizationId, learnedAt }) => [newestVendorLessons(organizationId), learnedAt],
});

/** Counts an archived receipt; the bytes of a file that several documents share with the first of them. */
const archivedCounted = (
  { organizationId, archivedAt, fileId, size }: StoredReceipt,
  count: 1 | -1,
  table: Table,
): Write =>
  archiveCounted(
    { organizationId, kind: 'receipt', at: archivedAt ?? '', count, bytes: fileId === undefined ? size : 0 },
    table,
  );

/** Uploaded files and the receipts that come of them. */
export class Receipts extends Uploads {
  readonly #table: Table;
  constructor(table: Table) {
    super(table);
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredReceipt | undefined> {
    return this.#table.get(receipts, receiptKey(organizationId, id));
  }

  getMany(organizationId: string, ids: readonly string[]): Promise<StoredReceipt[]> {
    return this.#table.getMany(
      receipts,
      ids.map((id) => receiptKey(organizationId, id)),
    );
  }

  /** Those that wait for room in the plan, the longest first: so many, and whether there are more. */
  waitingForRoom(organizationId: string, limit: number): Promise<Page<StoredReceipt>> {
    return this.#table.page(receipts, {
      index: 'index3',
      partition: waitingByTime(organizationId),
      limit,
    });
  }

  /** The writes of an upload to come and, where it is a document, of the receipt it will be; refused where one of its id is or was known. */
  arrivals(upload: StoredUpload, receipt?: StoredReceipt): Write[] {
    return [...this.uploadAddition(upload), ...(receipt ? [this.addition(receipt)] : [])];
  }

  /** The write of a new receipt. */
  addition(receipt: StoredReceipt): Write {
    return this.#table.put(receipts, receipt, ifNew);
  }

  /** The write of a receipt changed from `before`, while that is still how it stands. */
  change(before: StoredReceipt, after: Omit<StoredReceipt, 'version'>): Write {
    return this.#table.put(receipts, { ...after, version: before.version + 1 }, ifVersion(before.version));
  }

  /** The writes of a receipt that was put into the archive, or taken back from it. */
  archiveChange(before: StoredReceipt, after: Omit<StoredReceipt, 'version'>): Write[] {
    return [
      this.change(before, after),
      archivedCounted(
        { ...before, archivedAt: before.archivedAt ?? after.archivedAt },
        after.archivedAt === null ? -1 : 1,
        this.#table,
      ),
    ];
  }

  /** The writes by which an archived receipt is no longer kept. */
  removal(receipt: StoredReceipt): Write[] {
    return [
      this.#table.remove(receipts, receipt, ifVersion(receipt.version)),
      archivedCounted(receipt, -1, this.#table),
    ];
  }

  traceAddition(trace: StoredTrace): Write {
    return this.#table.put(traces, trace);
  }

  traceRemoval(trace: StoredTrace): Write {
    return this.#table.remove(traces, trace);
  }

  lessonAddition(lesson: VendorLesson): Write {
    return this.#table.put(vendorLessons, lesson);
  }

  /** Forgets what the correction of a receipt's vendor taught, whether or not there is anything. */
  lessonRemoval({ organizationId, id: receiptId }: Pick<StoredReceipt, 'organizationId' | 'id'>): Write {
    return this.#table.removeAt(vendorLessonKey(organizationId, receiptId));
  }

  /** The latest vendors that people put right, newest first. */
  async vendorLessons(organizationId: string, limit: number): Promise<VendorLesson[]> {
    const { items } = await this.#table.page(vendorLessons, {
      index: 'index1',
      partition: newestVendorLessons(organizationId),
      newestFirst: true,
      limit,
    });
    return items;
  }

  /** Who left this trace. */
  traced(organizationId: string, by: StoredTrace['by'], value: string): Promise<StoredTrace[]> {
    const partition = organizationPartition(organizationId);
    return Array.fromAsync(this.#table.all(traces, { partition, ...startingWith(traceOf(by, value)) }));
  }

  /** Notes on which day an archived document is looked at next; where somebody changed it since, it is asked for again. */
  async noteNextLook(receipt: StoredReceipt, goesOn: string): Promise<void> {
    await this.#table.writePlain('next-look-noted', this.change(receipt, { ...receipt, goesOn }));
  }

  /** Receipts that are not in the archive and came by an instant, those that came first before others. */
  receivedBy(organizationId: string, instant: string): AsyncGenerator<StoredReceipt> {
    const partition = newestReceipts(organizationId);
    return this.#table.all(receipts, { index: 'index1', partition, to: orderedBy(instant, AFTER_ALL) });
  }

  /** All of the archive, what came there first before others. */
  archived(organizationId: string): AsyncGenerator<StoredReceipt> {
    return this.#table.all(receipts, { index: 'index1', partition: newestArchived(organizationId) });
  }

  /** One page of receipts that are not in the archive, newest first. */
  page(organizationId: string, { after, limit }: PageRequest): Promise<Page<StoredReceipt>> {
    return this.#table.page(receipts, {
      index: 'index1',
      partition: newestReceipts(organizationId),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** One page of the archive, of a year or all, what came there last first. */
  archivedPage(
    organizationId: string,
    { year, after, limit }: PageRequest & { year?: string | undefined },
  ): Promise<Page<StoredReceipt>> {
    return this.#table.page(receipts, {
      index: 'index1',
      partition: newestArchived(organizationId),
      ...ofYear(year),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** Everybody's archived receipts that go by a day, shard by shard, those that should be gone longest first. */
  async *goneBy(day: string): AsyncGenerator<StoredReceipt> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(receipts, {
        index: 'index2',
        partition: goingIn(shard),
        to: orderedBy(day, AFTER_ALL),
      });
  }

  /** At most `limit` read receipts without a transaction of these days, oldest first. */
  async someUnmatched(
    organizationId: string,
    range: { from: string; to: string },
    limit: number,
  ): Promise<StoredReceipt[]> {
    const { items } = await this.#table.page(receipts, {
      index: 'index2',
      partition: unmatchedByDay(organizationId),
      ...throughout(range),
      limit,
    });
    return items;
  }

  /** The condition that a receipt is still as it was read, for a transaction that builds on it. */
  unchanged(receipt: StoredReceipt): Write {
    return this.#table.check(receipts, receipt, ifVersion(receipt.version));
  }

  /** Read receipts without a transaction, dated within the days given. */
  unmatched(organizationId: string, range: { from: string; to: string }): AsyncGenerator<StoredReceipt> {
    return this.#table.all(receipts, {
      index: 'index2',
      partition: unmatchedByDay(organizationId),
      ...throughout(range),
    });
  }
}
