import type { GeneratedReport } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/**
 * Puts a report into the archive, with its file. Not while it is being made: it may be on its way to somebody. Done twice it is there once.
 */
export async function deleteGeneratedReport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'reports'>,
): Promise<GeneratedReport | Refusal> {
  return cloud.change(caller, 'report-deleted', async (change) => {
    const report = await cloud.reports.get(caller.organizationId, id);
    if (!report) return refuse('not-found');
    if (report.status === 'Processing') return refuse('wrong-state');
    if (report.deletedAt !== undefined) return report;
    const { after, writes } = cloud.reports.change(report, { ...report, deletedAt: change.at }, change.at);
    change.about({ id, name: report.name });
    change.put(...writes);
    return after;
  });
}
