import { limits } from '../../../shared/limits.ts';
import type { NewReportSchedule, ReportSchedule } from '../../../shared/model/report-schedule.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import { bodyId } from '../../domain/ids.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { placed, type KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Change } from '../../store/change.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedContent } from './refused-content.ts';
import type { ScheduleParts } from './schedule-change.ts';
import { shownSchedule } from './shown-schedule.ts';

/**
 * Has a report mailed by itself of every period that ends from now on. Refused where the plan or the report lacks the format, these books
 * have no such return, or there are as many schedules as there may be. Sent twice with the same id and content it is one.
 */
export async function addReportSchedule(
  wish: NewReportSchedule,
  caller: Caller,
  cloud: ScheduleParts,
): Promise<ReportSchedule | Refusal> {
  const outcome = await cloud.change(caller, 'schedule-added', (change) =>
    added(wish, caller, change, cloud),
  );
  return isRefusal(outcome) ? outcome : shownSchedule(outcome, cloud);
}

async function added(
  wish: NewReportSchedule,
  { organizationId, userId, person }: Caller,
  change: Change,
  cloud: ScheduleParts,
): Promise<KeptReportSchedule | Refusal> {
  const asked = bodyId(wish);
  const existing = await cloud.reportSchedules.get(organizationId, wish.id);
  if (existing)
    return existing.asked === asked && existing.deletedAt === undefined ? existing : refuse('already-exists');
  const organization = await organizationOf(organizationId, cloud);
  const refusal =
    (await refusedContent(wish.content, organization, cloud)) ?? (await noRoom(organizationId, cloud));
  if (refusal) return refusal;
  const { timeZone = organization.timeZone, language = person.language ?? spokenLanguage() } = wish;
  const schedule = placed(
    {
      ...{ ...wish, timeZone, language, organizationId, userId, asked },
      ...{ isPaused: false, openFrom: change.at, doneUntil: {}, createdAt: change.at, version: 1 },
    },
    organization.fiscalYearStart,
  );
  change.about({ id: schedule.id, name: schedule.label });
  change.put(...cloud.reportSchedules.addition(schedule));
  return schedule;
}

async function noRoom(
  organizationId: string,
  { reportSchedules }: Pick<ScheduleParts, 'reportSchedules'>,
): Promise<Refusal | undefined> {
  if (await reportSchedules.hasRoom(organizationId)) return undefined;
  const fields = { label: { code: 'too-many-schedules' as const, max: limits.reportSchedules } };
  return refuse('invalid-input', { fields });
}
