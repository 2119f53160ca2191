import {
  decided,
  isDue,
  placed,
  type KeptReportSchedule,
} from '../../functions/domain/schedules/report-schedule.ts';
import { ReportSchedules } from '../../functions/store/report-schedules.ts';
import { addMonths } from '../../shared/civil-date.ts';
import type { ScheduleDue } from '../../shared/model/report-schedule.ts';
import { booksOf, organizationIdOf } from './books.ts';
import type { LocalCloud } from './local-cloud.ts';
import type { Member } from './member.ts';

type Cloud = Pick<LocalCloud, 'stack'>;

/**
 * The latest `count` months of a monthly schedule whose hour of sending has passed by now, the earliest first. Not the months before this
 * one: early on a sending day the last month is not due yet.
 */
export async function lastDue(
  cloud: Cloud,
  owner: Member,
  id: string,
  count: number,
): Promise<ScheduleDue[]> {
  const now = new Date();
  const openFrom = `${addMonths(now.toISOString().slice(0, 10), -count - 2) ?? ''}T00:00:00.000Z`;
  const passed: ScheduleDue[] = [];
  let schedule = placed({ ...(await keptOf(cloud, owner, id)), openFrom }, FISCAL_YEAR_START);
  for (; isDue(schedule, now); schedule = decided(schedule, schedule.due, FISCAL_YEAR_START))
    passed.push(schedule.due);
  return passed.slice(-count);
}

/** A schedule as if it had been set up just before one of its months was due, and nothing had run since: the clock of all others stays as it is. */
export async function setUpBefore(
  cloud: Cloud,
  owner: Member,
  id: string,
  { dueAt }: ScheduleDue,
): Promise<void> {
  const { table } = booksOf(cloud);
  const kept = await keptOf(cloud, owner, id);
  const earlier = placed({ ...kept, openFrom: dueAt }, FISCAL_YEAR_START);
  await table.write(new ReportSchedules(table).change(kept, earlier));
}

const FISCAL_YEAR_START = '01-01';

async function keptOf(cloud: Cloud, owner: Member, id: string): Promise<KeptReportSchedule> {
  const kept = await new ReportSchedules(booksOf(cloud).table).get(await organizationIdOf(owner), id);
  if (!kept) throw new Error('There is no such schedule.');
  return kept;
}
