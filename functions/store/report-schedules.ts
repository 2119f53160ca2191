import * as z from 'zod';
import { ScheduleRun } from '../../shared/model/report-schedule.ts';
import { isActive, KeptReportSchedule } from '../domain/schedules/report-schedule.ts';
import { entity, OwnedBy } from './entity.ts';
import {
  AFTER_ALL,
  inOrganization,
  orderedBy,
  organizationPartition,
  organizationShard,
  organizationShards,
  startingWith,
} from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifMissing } from './updates.ts';
import { ifNew, ifStill, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';

const scheduleSort = (id = ''): string => `REPORT-SCHEDULE#${id}`;
const runsOf = (scheduleId: string): string => `SCHEDULE-RUN#${scheduleId}#`;
const dueIn = (shard: number): string => `SCHEDULES#${shard}`;

const DELETED_DAYS_KEPT = 90;

/** In the second index while it mails anything, by the instant at which the next mail is due. */
const schedules = entity({
  name: 'report-schedule',
  schema: KeptReportSchedule,
  key: ({ organizationId, id }) => inOrganization(organizationId, scheduleSort(id)),
  index2: (schedule) =>
    isActive(schedule)
      ? [dueIn(organizationShard(schedule.organizationId)), orderedBy(schedule.due.dueAt, schedule.id)]
      : undefined,
  expiresAt: ({ deletedAt }) =>
    deletedAt === undefined
      ? undefined
      : Math.floor(Date.parse(deletedAt) / 1000) + DELETED_DAYS_KEPT * 86_400,
});

/** How the period of a schedule was decided: its report was ordered, or why not. Written once a period, it is what keeps it from being mailed twice. */
const StoredRun = ScheduleRun.pick({ from: true, to: true, at: true, problem: true }).extend({
  ...OwnedBy.shape,
  scheduleId: z.string(),
  outcome: z.enum(['ordered', 'failed', 'skipped']),
  /** Of one that was ordered. */
  reportId: z.string().optional(),
  /** How often it was decided: a person may send again what was not mailed. Those decided once have none. */
  attempt: z.int().min(2).optional(),
  /** What the latest of these was asked under, where that was a key. */
  askedUnder: z.string().optional(),
});
export type StoredRun = z.infer<typeof StoredRun>;

const runs = entity({
  name: 'schedule-run',
  schema: StoredRun,
  key: (run) => inOrganization(run.organizationId, runsOf(run.scheduleId) + runPosition(run)),
});

/** Which of its attempts a run tells of. */
export const attemptOf = ({ attempt = 1 }: Pick<StoredRun, 'attempt'>): number => attempt;

const runPosition = ({ from, to }: Pick<StoredRun, 'from' | 'to'>): string => orderedBy(to, from);

/** The sort key that the list of a schedule's runs goes on from after this one. */
export const placeAmongRuns = (run: StoredRun): string => runsOf(run.scheduleId) + runPosition(run);

/** Schedules of reports, and what became of each period of theirs. */
export class ReportSchedules {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** One of them, a deleted one as well. */
  get(organizationId: string, id: string): Promise<KeptReportSchedule | undefined> {
    return this.#table.get(schedules, inOrganization(organizationId, scheduleSort(id)));
  }

  /** All of an organisation's that are not deleted. */
  async of(organizationId: string): Promise<KeptReportSchedule[]> {
    const query = { partition: organizationPartition(organizationId), ...startingWith(scheduleSort()) };
    const found = await Array.fromAsync(this.#table.all(schedules, query));
    return found.filter(({ deletedAt }) => deletedAt === undefined);
  }

  /** Everybody's that are due by an instant, shard by shard, the longest due first. */
  async *dueBy(instant: string): AsyncGenerator<KeptReportSchedule> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(schedules, {
        index: 'index2',
        partition: dueIn(shard),
        to: orderedBy(instant, AFTER_ALL),
      });
  }

  addition(schedule: KeptReportSchedule): Write {
    return this.#table.put(schedules, schedule, ifNew);
  }

  /** The write of what one became, while it is as it was read; it counts the version on. */
  change(before: KeptReportSchedule, after: KeptReportSchedule): Write {
    const next = { ...after, version: before.version + 1 };
    return this.#table.put(schedules, next, ifVersion(before.version));
  }

  /** The write that notes how a period was decided, refused where it is by now. */
  claim(run: StoredRun): Write {
    return this.#table.put(runs, run, ifNew);
  }

  /** The write that notes how a period is decided once more, refused where somebody did by now. */
  claimAgain(before: StoredRun, run: StoredRun): Write {
    const { attempt } = before;
    return this.#table.put(
      runs,
      { ...run, attempt: attemptOf(before) + 1 },
      attempt === undefined ? ifMissing('attempt') : ifStill('attempt', attempt),
    );
  }

  /** How a period was decided; undefined while it is not. */
  run(
    { organizationId, id: scheduleId }: Pick<KeptReportSchedule, 'organizationId' | 'id'>,
    period: Pick<StoredRun, 'from' | 'to'>,
  ): Promise<StoredRun | undefined> {
    return this.#table.get(runs, inOrganization(organizationId, runsOf(scheduleId) + runPosition(period)));
  }

  /** One page of what became of a schedule's periods, the latest first. */
  runs(
    { organizationId, id }: Pick<KeptReportSchedule, 'organizationId' | 'id'>,
    { after, limit }: PageRequest,
  ): Promise<Page<StoredRun>> {
    const query = { partition: organizationPartition(organizationId), ...startingWith(runsOf(id)) };
    return this.#table.page(runs, { ...query, newestFirst: true, after, limit });
  }

  /** Writes all of these or, where something stands otherwise by now, nothing. */
  tryWrite(writes: readonly Write[]): Promise<Written> {
    return this.#table.tryWrite(writes);
  }
}
