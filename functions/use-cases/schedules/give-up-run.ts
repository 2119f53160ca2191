import { refuse } from '../../domain/outcome.ts';
import { decided, isDue } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { leavingOut } from './leaving-out.ts';

const MS_ASKED_FOR = 24 * 3_600_000;

/**
 * Ends a period that could not even be decided, however often it was tried: what was due for a day fails, with a reason, and later periods go
 * on. Before that the next round asks for it again, so that no outage of some hours costs anybody a period.
 */
export async function giveUpRun(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'reportSchedules' | 'organizations' | 'notices' | 'outbox' | 'now'>,
): Promise<void> {
  const { reportSchedules, now } = cloud;
  await again(async () => {
    const schedule = await reportSchedules.get(organizationId, id);
    if (!schedule || !isDue(schedule, new Date(now().getTime() - MS_ASKED_FOR))) return 'goes-on';
    const settings = await cloud.organizations.settings(organizationId);
    if (!settings) return 'goes-on';
    const after = decided(schedule, schedule.due, settings.fiscalYearStart);
    const refusal = refuse('given-up', { because: { code: 'schedule-given-up' } });
    return reportSchedules.tryWrite([
      ...reportSchedules.change(schedule, after),
      ...leavingOut(schedule, { outcome: 'failed', refusal }, cloud),
    ]);
  });
}
