import type { ReportSchedule, ScheduleRun } from '../../../shared/model/report-schedule.ts';
import type { ProblemNote } from '../../../shared/model/receipt.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReport } from '../../store/report-states.ts';
import type { StoredRun } from '../../store/report-schedules.ts';

type Parts = Pick<Cloud, 'reportSchedules' | 'reports'>;

/** A schedule as people see it, with what became of its latest period. */
export async function shownSchedule(schedule: KeptReportSchedule, cloud: Parts): Promise<ReportSchedule> {
  const { items } = await cloud.reportSchedules.runs(schedule, { after: undefined, limit: 1 });
  const [lastRun] = await shownRuns(schedule.organizationId, items, cloud);
  const { id, label, frequency, day, hour, timeZone, content, recipientEmail, recipientName } = schedule;
  const { language, skipUnchanged, isPaused, due: next, createdAt, version } = schedule;
  return {
    ...{ id, label, frequency, day, hour, timeZone, content, recipientEmail, recipientName },
    ...{ language, skipUnchanged, isPaused, next, createdAt, version },
    ...(lastRun ? { lastRun } : {}),
  };
}

const statuses = { Processing: 'sending', Ready: 'sent', Failed: 'failed' } as const;

/** What became of periods: that a report was ordered says little, so what became of that is looked up. */
export async function shownRuns(
  organizationId: string,
  runs: readonly StoredRun[],
  { reports }: Pick<Parts, 'reports'>,
): Promise<ScheduleRun[]> {
  const found = await reports.getMany(
    organizationId,
    runs.flatMap(({ reportId }) => reportId ?? []),
  );
  const reportOf = new Map(found.map((report) => [report.id, report]));
  return runs.map((run) => shownRun(run, reportOf.get(run.reportId ?? '')));
}

function shownRun(
  { from, to, at, outcome, problem: why, reportId }: StoredRun,
  report: StoredReport | undefined,
): ScheduleRun {
  const period = { from, to, at };
  if (outcome !== 'ordered') return { ...period, status: outcome, ...(why ? { problem: why } : {}) };
  if (!report) return { ...period, status: 'removed' };
  const problem = report.status === 'Failed' ? report.problem : cameBack(report);
  return {
    ...period,
    status: problem ? 'failed' : statuses[report.status],
    ...(problem ? { problem } : {}),
    ...(reportId === undefined ? {} : { reportId }),
  };
}

/** Mail that came back, or was not wanted, did not arrive: the accountant has nothing of that period. */
function cameBack(report: StoredReport): ProblemNote | undefined {
  const delivery = 'messageId' in report ? report.delivery : undefined;
  if (delivery?.status !== 'bounced' && delivery?.status !== 'complained') return undefined;
  return { code: 'mail-refused', detail: delivery.reason ?? wordsToKeep.problems['mail-refused'] };
}
