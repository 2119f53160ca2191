import type { GeneratedReport } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Takes a deleted report back from the archive. Done twice it is back once. */
export async function restoreGeneratedReport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'reports'>,
): Promise<GeneratedReport | Refusal> {
  return cloud.change(caller, 'report-restored', async (change) => {
    const report = await cloud.reports.get(caller.organizationId, id);
    if (!report) return refuse('not-found');
    if (report.status === 'Processing' || report.deletedAt === undefined) return report;
    const { after, writes } = cloud.reports.change(report, { ...report, deletedAt: undefined }, change.at);
    change.about({ id, name: report.name });
    change.put(...writes);
    return after;
  });
}
