import { refuse } from '../../domain/outcome.ts';
import { decided, isDue } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { leaveOut } from './leave-out.ts';

const MS_ASKED_FOR = 24 * 3_600_000;

/**
 * Ends a period that could not even be decided, however often it was tried: what was due for a day fails, with a reason, and later periods go
 * on. Before that the next round asks for it again, so that no outage of some hours costs anybody a period.
 */
export async function giveUpRun(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'reportSchedules' | 'organizations' | 'now'>,
): Promise<void> {
  const { reportSchedules, now } = cloud;
  await cloud.change({ organizationId, system: 'run-schedule' }, 'schedule-run', async (change) => {
    const schedule = await reportSchedules.get(organizationId, id);
    if (!schedule || !isDue(schedule, new Date(now().getTime() - MS_ASKED_FOR))) return;
    const settings = await cloud.organizations.settings(organizationId);
    if (!settings) return;
    const after = decided(schedule, schedule.due, settings.fiscalYearStart);
    const refusal = refuse('given-up', { because: { code: 'schedule-given-up' } });
    change.about({ id, name: schedule.label });
    change.put(...reportSchedules.change(schedule, after));
    leaveOut(change, schedule, { outcome: 'failed', refusal }, cloud);
  });
}
