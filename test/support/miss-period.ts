import { ReportSchedules } from '../../functions/store/report-schedules.ts';
import type { DateRange } from '../../shared/model/export.ts';
import { organizationIdOf, type Books } from './books.ts';
import type { Member } from './member.ts';

/** A period of a schedule as if it had been decided, and not mailed since nothing worked for a day. */
export async function missPeriod(
  { table }: Pick<Books, 'table'>,
  owner: Member,
  scheduleId: string,
  { from, to }: DateRange,
): Promise<void> {
  const schedules = new ReportSchedules(table);
  const period = { organizationId: await organizationIdOf(owner), scheduleId, from, to };
  const problem = { code: 'given-up' as const, detail: 'Nothing worked for a day.' };
  const at = new Date().toISOString();
  await table.write([schedules.claim({ ...period, at, outcome: 'failed', problem })]);
}
