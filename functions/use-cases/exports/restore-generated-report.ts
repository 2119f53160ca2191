import type { GeneratedReport } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Takes a deleted report back from the archive. Done twice it is back once. */
export async function restoreGeneratedReport(
  id: string,
  { organizationId }: Caller,
  { reports }: Pick<Cloud, 'reports'>,
): Promise<GeneratedReport | Refusal> {
  const report = await reports.get(organizationId, id);
  if (!report) return refuse('not-found');
  if (report.deletedAt === undefined) return report;
  const restored = await reports.tryChange(report, { deletedAt: undefined });
  return restored === 'conflict' ? refuse('changed-meanwhile') : restored;
}
