import type { GeneratedReport } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { deletedAtOf } from '../../store/report-states.ts';
import { purgeReport } from './purge-report.ts';

/** Keeps a deleted report no longer, nor its file: it can't be restored any more. */
export async function removeDeletedReport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'reports'>,
): Promise<GeneratedReport | Refusal> {
  return cloud.change(caller, 'report-purged', async (change) => {
    const report = await cloud.reports.get(caller.organizationId, id);
    if (!report) return refuse('not-found');
    if (deletedAtOf(report) === undefined) return refuse('wrong-state');
    purgeReport(change, report, cloud);
    return report;
  });
}
