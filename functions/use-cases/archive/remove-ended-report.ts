import { todayIn } from '../../../shared/civil-date.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { reportGoesOn } from '../../store/reports.ts';
import { LAST_ON_EARTH } from './ask-for-ended.ts';
import { removeReportForGood } from './remove-report-for-good.ts';

/** Deletes a deleted report for good whose day has come. Done twice it is done once, and nothing is done to what was restored meanwhile. */
export async function removeEndedReport(
  organizationId: string,
  reportId: string,
  cloud: Pick<Cloud, 'reports' | 'outbox' | 'now'>,
): Promise<void> {
  const today = todayIn(LAST_ON_EARTH, cloud.now());
  await again(async () => {
    const report = await cloud.reports.get(organizationId, reportId);
    if (!report) return 'ended';
    const goesOn = reportGoesOn(report);
    if (goesOn === undefined || goesOn > today) return 'ended';
    return removeReportForGood(report, cloud);
  });
}
