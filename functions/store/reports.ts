import * as z from 'zod';
import { addDays } from '../../shared/civil-date.ts';
import { GeneratedReport } from '../../shared/model/export.ts';
import { archiveChanged, DELETED_DAYS_KEPT } from './archive-counts.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import {
  AFTER_ALL,
  inOrganization,
  listOf,
  ofYear,
  orderedBy,
  organizationShard,
  organizationShards,
} from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import { deletedAtOf, OrderedReport, Report } from './report-states.ts';
import type { ReportStep, StoredReport } from './report-states.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { ifMissing, onlyBelow } from './updates.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Condition, Write } from './writes.ts';

const reportKey = (organizationId: string, id: string): Key => inOrganization(organizationId, `REPORT#${id}`);
const newestReports = (organizationId: string): string => listOf(organizationId, 'REPORTS');
const newestDeleted = (organizationId: string): string => listOf(organizationId, 'DELETED-REPORTS');
const goingIn = (shard: number): string => `GOING-REPORTS#${shard}`;
/** The count of a day is asked for on that day alone, in every time zone. */
const COUNT_DAYS_KEPT = 3;

/** A report as it was kept when it was noted once it had been mailed. */
const FormerlySent = GeneratedReport.pick({ id: true, name: true, from: true, to: true }).extend({
  organizationId: z.string(),
  userId: z.string(),
  rows: z.int(),
  recipient: z.string(),
  messageId: z.string(),
  sentAt: z.string(),
});

const FormerReport = FormerlySent.transform(({ recipient, sentAt, ...report }): StoredReport => {
  const state = { status: 'Ready', size: null, asked: '', version: 0 } as const;
  const order = { type: 'transactions', format: 'csv', fields: [], onlyMatched: false } as const;
  const times = { sentAt, createdAt: sentAt, changedAt: sentAt };
  return { ...report, ...state, ...order, ...times, fields: [], recipient: { email: recipient, name: '' } };
});

const reports = entity({
  name: 'report',
  schema: z.union([Report, FormerReport]),
  key: ({ organizationId, id }) => reportKey(organizationId, id),
  index1: (report) => {
    const deletedAt = deletedAtOf(report);
    return deletedAt === undefined
      ? [newestReports(report.organizationId), reportPosition(report)]
      : [newestDeleted(report.organizationId), orderedBy(deletedAt, report.id)];
  },
  index2: (report) => {
    const { organizationId, id, status, changedAt } = report;
    if (status === 'Processing') return unfinishedKey(organizationId, hungSince(changedAt), id);
    if (report.deletedAt === undefined) return undefined;
    return [goingIn(organizationShard(organizationId)), orderedBy(endOf(report.deletedAt), id)];
  },
});

const endOf = (deletedAt: string): string => addDays(deletedAt.slice(0, 10), DELETED_DAYS_KEPT);

/** The day on which a deleted report goes for good; undefined of others. */
export function reportGoesOn(report: StoredReport): string | undefined {
  const deletedAt = deletedAtOf(report);
  return deletedAt && endOf(deletedAt);
}

/** Since when a report is in the archive: one that was mailed from the first, any other from when it was deleted. */
export function reportArchivedAt(report: StoredReport): string | undefined {
  if (report.status === 'Processing') return undefined;
  if (report.deletedAt !== undefined) return report.deletedAt;
  return report.recipient && report.status === 'Ready' ? report.createdAt : undefined;
}

/** What the file of an archived report takes; those from before files were kept have none. */
const archivedBytes = (report: StoredReport): number =>
  'isKept' in report && report.isKept && reportArchivedAt(report) !== undefined ? (report.size ?? 0) : 0;

/** `of`: of packages, which are counted apart. */
const MadeDay = OwnedBy.extend({ day: z.string(), of: z.literal('packages').optional(), count: z.int() });

function madeDayKey({
  organizationId,
  day,
  of,
}: Omit<z.infer<typeof MadeDay>, 'count' | 'of'> & { of?: 'packages' | undefined }): Key {
  return inOrganization(organizationId, `REPORTS-MADE#${day}${of === undefined ? '' : `#${of}`}`);
}

const madeDays = entity({
  name: 'report-day',
  schema: MadeDay,
  key: madeDayKey,
  expiresAt: ({ day }) => Math.floor(Date.parse(`${addDays(day, COUNT_DAYS_KEPT)}T00:00:00Z`) / 1000),
});

/** The sort key that the list of reports goes on from after this one. */
export const reportPosition = ({ createdAt, id }: Pick<StoredReport, 'createdAt' | 'id'>): string =>
  orderedBy(createdAt, id);

/** Reports: ordered, made, mailed and deleted. */
export class Reports {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredReport | undefined> {
    return this.#table.get(reports, reportKey(organizationId, id));
  }

  /** Those of these that there are, in no order. */
  getMany(organizationId: string, ids: readonly string[]): Promise<StoredReport[]> {
    return this.#table.getMany(
      reports,
      ids.map((id) => reportKey(organizationId, id)),
    );
  }

  /** Of a year or all, newest first, without those that were deleted. */
  page(
    organizationId: string,
    { year, after, limit }: PageRequest & { year?: string | undefined },
  ): Promise<Page<StoredReport>> {
    return this.#table.page(reports, {
      index: 'index1',
      partition: newestReports(organizationId),
      ...ofYear(year),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** Deleted ones, of the year in which they were or all, latest first. */
  deletedPage(
    organizationId: string,
    { year, after, limit }: PageRequest & { year?: string | undefined },
  ): Promise<Page<StoredReport>> {
    return this.#table.page(reports, {
      index: 'index1',
      partition: newestDeleted(organizationId),
      ...ofYear(year),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** Everybody's deleted reports that go by a day, shard by shard, those that should be gone longest first. */
  async *goneBy(day: string): AsyncGenerator<StoredReport> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(reports, {
        index: 'index2',
        partition: goingIn(shard),
        to: orderedBy(day, AFTER_ALL),
      });
  }

  /** The write that counts one more to be made on a day, refused where it has as many by now. */
  counting(organizationId: string, day: string, limit: number, of?: 'packages'): Write {
    const one = { organizationId, day, ...(of === undefined ? {} : { of }), count: 1 };
    return onlyBelow(this.#table.add(madeDays, one, ['count']), 'count', limit);
  }

  /** How many reports, or packages, were counted on a day. */
  async madeOn(organizationId: string, day: string, of?: 'packages'): Promise<number> {
    const counted = await this.#table.get(madeDays, madeDayKey({ organizationId, day, of }));
    return counted?.count ?? 0;
  }

  /** The write of a new report, refused where one of its id exists. */
  addition(report: StoredReport): Write {
    return this.#table.put(reports, report, ifNew);
  }

  /** The writes by which a report comes to its next state at an instant, while it stands as read, and what it is then. */
  change<Step extends ReportStep>(
    before: StoredReport,
    step: Step,
    changedAt: string,
  ): { after: OrderedReport & Step; writes: Write[] } {
    const after = { ...OrderedReport.parse(before), ...step, changedAt, version: before.version + 1 };
    const put = this.#table.put(reports, after, ifAsRead(before));
    return { after, writes: [put, ...this.#archiveMoves(before, after)] };
  }

  /** The writes by which a report is kept no longer, while it stands as read. */
  removal(report: StoredReport): Write[] {
    const gone = this.#table.remove(reports, report, ifAsRead(report));
    return [gone, ...this.#archiveMoves(report, undefined)];
  }

  /** Counts what comes into the archive or leaves it, and the bytes of its file; within a year a sent report that is deleted does neither. */
  #archiveMoves(before: StoredReport, after: StoredReport | undefined): Write[] {
    const { organizationId } = before;
    const [from, to] = [reportArchivedAt(before), after && reportArchivedAt(after)];
    const [less, more] = [archivedBytes(before), after ? archivedBytes(after) : 0];
    const changed = (at: string, count: number, bytes: number) =>
      archiveChanged({ organizationId, kind: 'report', at, count, bytes }, this.#table);
    if (from?.slice(0, 4) === to?.slice(0, 4))
      return to === undefined || more === less ? [] : [changed(to, 0, more - less)];
    return [
      ...(from === undefined ? [] : [changed(from, -1, -less)]),
      ...(to === undefined ? [] : [changed(to, 1, more)]),
    ];
  }
}

/** Those from before reports had versions have none. */
const ifAsRead = ({ version }: StoredReport): Condition =>
  version === 0 ? ifMissing('version') : ifVersion(version);
