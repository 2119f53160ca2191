import { todayIn } from '../../../shared/civil-date.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { reportGoesOn } from '../../store/reports.ts';
import { LAST_ON_EARTH } from './ask-for-ended.ts';
import { purgeReport } from './purge-report.ts';

/** Deletes a deleted report for good whose day has come. Done twice it is done once, and nothing is done to what was restored meanwhile. */
export async function removeEndedReport(
  organizationId: string,
  reportId: string,
  cloud: Pick<Cloud, 'change' | 'reports' | 'now'>,
): Promise<void> {
  const today = todayIn(LAST_ON_EARTH, cloud.now());
  await cloud.change({ organizationId, system: 'remove-ended-report' }, 'report-purged', async (change) => {
    const report = await cloud.reports.get(organizationId, reportId);
    const goesOn = report && reportGoesOn(report);
    if (report && goesOn !== undefined && goesOn <= today) purgeReport(change, report, cloud);
  });
}
