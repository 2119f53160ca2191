import type { GeneratedReport } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { removeReportForGood } from './remove-report-for-good.ts';

/** Keeps a deleted report no longer, nor its file: it can't be restored any more. */
export async function removeDeletedReport(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'reports' | 'outbox'>,
): Promise<GeneratedReport | Refusal> {
  const report = await cloud.reports.get(organizationId, id);
  if (!report) return refuse('not-found');
  if (report.deletedAt === undefined) return refuse('wrong-state');
  return (await removeReportForGood(report, cloud)) === 'conflict' ? refuse('changed-meanwhile') : report;
}
