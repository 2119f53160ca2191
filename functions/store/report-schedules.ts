import * as z from 'zod';
import { limits } from '../../shared/limits.ts';
import { ScheduleRun } from '../../shared/model/report-schedule.ts';
import { isActive, KeptReportSchedule } from '../domain/schedules/report-schedule.ts';
import { entity, OwnedBy } from './entity.ts';
import { inOrganization, orderedBy, organizationPartition, startingWith } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import { StandingOrders } from './standing-orders.ts';
import type { Table } from './table.ts';
import { ifMissing } from './updates.ts';
import { ifNew, ifStill } from './writes.ts';
import type { Write } from './writes.ts';

const runsOf = (scheduleId: string): string => `SCHEDULE-RUN#${scheduleId}#`;

/**
 * How the period of a schedule was decided: its report was ordered, or why not. Written once a period, it is what keeps it from being
 * mailed twice.
 */
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

/** Schedules of reports, due by the instant of their next mail, and what became of each period of theirs. */
export class ReportSchedules extends StandingOrders<KeptReportSchedule> {
  readonly #table: Table;
  /** `max`: how many an organization may have, where that is not as usual. */
  constructor(table: Table, max: number = limits.reportSchedules) {
    super(table, {
      name: 'report-schedule',
      schema: KeptReportSchedule,
      sort: 'REPORT-SCHEDULE',
      due: 'SCHEDULES',
      dueOn: (schedule) => (isActive(schedule) ? schedule.due.dueAt : undefined),
      max,
    });
    this.#table = table;
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
}
