import { placed } from '../../functions/domain/schedules/report-schedule.ts';
import { ReportSchedules } from '../../functions/store/report-schedules.ts';
import { addMonths } from '../../shared/civil-date.ts';
import { booksOf, organizationIdOf } from './books.ts';
import type { LocalCloud } from './local-cloud.ts';
import type { Member } from './member.ts';

/** A schedule as if it had been set up some months ago and nothing had run since: the clock of all others stays as it is. */
export async function setUpEarlier(
  cloud: Pick<LocalCloud, 'stack'>,
  owner: Member,
  id: string,
  months: number,
): Promise<void> {
  const { table } = booksOf(cloud);
  const schedules = new ReportSchedules(table);
  const kept = await schedules.get(await organizationIdOf(owner), id);
  if (!kept) throw new Error('There is no such schedule.');
  const openFrom = `${addMonths(new Date().toISOString().slice(0, 10), -months) ?? ''}T00:00:00.000Z`;
  await table.write(schedules.change(kept, placed({ ...kept, openFrom }, '01-01')));
}
