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
  { organizationId }: Caller,
  { reports, now }: Pick<Cloud, 'reports' | 'now'>,
): Promise<GeneratedReport | Refusal> {
  const report = await reports.get(organizationId, id);
  if (!report) return refuse('not-found');
  if (report.deletedAt !== undefined) return report;
  if (report.status === 'Processing') return refuse('wrong-state');
  const deleted = await reports.tryChange(report, { deletedAt: now().toISOString() });
  return deleted === 'conflict' ? refuse('changed-meanwhile') : deleted;
}
