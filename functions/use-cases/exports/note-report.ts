import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReport } from '../../store/reports.ts';
import type { Write } from '../../store/writes.ts';

/**
 * Notes a step of a report with what belongs to it, and gives it as it is then; refused as `changed-meanwhile` where it stands otherwise than
 * it was read: somebody else has it in hand.
 */
export function noteReport(
  report: StoredReport,
  step: Partial<StoredReport>,
  further: readonly Write[],
  cloud: Pick<Cloud, 'change' | 'reports'>,
): Promise<StoredReport | Refusal> {
  const { organizationId, id, version } = report;
  return cloud.change({ organizationId }, 'report-progressed', async (change) => {
    const isSame = !change.isRetry || (await cloud.reports.get(organizationId, id))?.version === version;
    if (!isSame) return refuse('changed-meanwhile');
    const { after, writes } = cloud.reports.change(report, { ...step, changedAt: change.at });
    change.put(...writes, ...further);
    return after;
  });
}
