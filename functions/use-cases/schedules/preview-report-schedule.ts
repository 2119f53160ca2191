import type { SchedulePreview } from '../../../shared/model/report-schedule.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** The mail that a schedule sends next, as its period is by now. */
export async function previewReportSchedule(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'reportSchedules'>,
): Promise<SchedulePreview | Refusal> {
  const schedule = await cloud.reportSchedules.get(organizationId, id);
  if (!schedule || schedule.deletedAt !== undefined) return refuse('not-found');
  return { due: schedule.due, mail: null };
}
