import * as z from 'zod';
import { ExportField, GeneratedReport } from '../../shared/model/export.ts';
import { TransactionFilter } from '../../shared/model/transaction-filter.ts';
import { languages } from '../../shared/text/language.ts';
import { archiveCounted } from './archive-counts.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, ofYear, orderedBy } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';

const reportKey = (organizationId: string, id: string): Key => inOrganization(organizationId, `REPORT#${id}`);
const newestReports = (organizationId: string): string => listOf(organizationId, 'REPORTS');

/**
 * `asked` tells its order from others under the same key. `claimedAt`: somebody was about to hand it to the mail; what happened then
 * is not known until its status says so.
 */
const Report = GeneratedReport.extend({
  organizationId: z.string(),
  userId: z.string(),
  fields: z.array(ExportField),
  onlyMatched: z.boolean(),
  /** Of an export of what a list showed: what that was narrowed to. */
  filter: TransactionFilter.optional(),
  recipient: z.object({ email: z.string(), name: z.string() }),
  /** Of the file and the letter: that in which whoever ordered it reads. */
  language: z.enum(languages).optional(),
  asked: z.string(),
  claimedAt: z.string().optional(),
  /** That its file is kept as it was mailed: of later ones than the first. */
  isKept: z.literal(true).optional(),
  rows: z.int().optional(),
  messageId: z.string().optional(),
  sentAt: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredReport = z.infer<typeof Report>;

/** A report as it was kept when it was noted once it had been mailed. */
const SentReport = GeneratedReport.pick({ id: true, name: true, from: true, to: true }).extend({
  organizationId: z.string(),
  userId: z.string(),
  rows: z.int(),
  recipient: z.string(),
  messageId: z.string(),
  sentAt: z.string(),
});

const FormerReport = SentReport.transform(({ recipient, sentAt, ...report }): StoredReport => {
  const state = { status: 'Ready', size: null, asked: '', version: 0 } as const;
  const order = { type: 'transactions', format: 'csv', fields: [], onlyMatched: false } as const;
  const times = { sentAt, createdAt: sentAt, changedAt: sentAt };
  return { ...report, ...state, ...order, ...times, fields: [], recipient: { email: recipient, name: '' } };
});

const reports = entity({
  name: 'report',
  schema: z.union([Report, FormerReport]),
  key: ({ organizationId, id }) => reportKey(organizationId, id),
  index1: (report) => [newestReports(report.organizationId), reportPosition(report)],
  index2: ({ organizationId, id, status, changedAt }) =>
    status === 'Processing' ? unfinishedKey(organizationId, hungSince(changedAt), id) : undefined,
});

/** The sort key that the list of reports goes on from after this one. */
export const reportPosition = ({ createdAt, id }: Pick<StoredReport, 'createdAt' | 'id'>): string =>
  orderedBy(createdAt, id);

/** Reports: ordered, made and mailed. */
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

  /** Of a year or all, newest first. */
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

  /** Stores a new report with what belongs to it; `conflict` where one of its id exists, or something of that stands otherwise. */
  tryAdd(report: StoredReport, further: readonly Write[]): Promise<Written> {
    return this.#table.tryWrite([this.#table.put(reports, report, ifNew), ...further]);
  }

  /** Stores the report as changed with what belongs to that, while it stands as read; gives it with its new version. */
  async tryChange(
    before: StoredReport,
    change: Partial<StoredReport>,
    further: readonly Write[] = [],
  ): Promise<StoredReport | 'conflict'> {
    const after = { ...before, ...change, version: before.version + 1 };
    const { organizationId, createdAt: at } = after;
    const isSent = before.status !== 'Ready' && after.status === 'Ready';
    const outcome = await this.#table.tryWrite([
      this.#table.put(reports, after, ifVersion(before.version)),
      ...(isSent ? [archiveCounted({ organizationId, kind: 'report', at, count: 1 }, this.#table)] : []),
      ...further,
    ]);
    return outcome === 'conflict' ? outcome : after;
  }
}
