import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { OrderedReport, ReportStep, StoredReport } from '../../store/report-states.ts';

/**
 * Notes the state that a report comes to with what goes with it (`beside`), and gives it as it is then; refused as `changed-meanwhile`
 * where it stands otherwise than it was read: somebody else has it in hand.
 */
export function noteReport<Step extends ReportStep>(
  report: StoredReport,
  step: Step,
  cloud: Pick<Cloud, 'change' | 'reports'>,
  beside: (change: Change) => void = () => undefined,
): Promise<(OrderedReport & Step) | Refusal> {
  const { organizationId, id, version } = report;
  return cloud.change({ organizationId }, 'report-progressed', async (change) => {
    const isSame = !change.isRetry || (await cloud.reports.get(organizationId, id))?.version === version;
    if (!isSame) return refuse('changed-meanwhile');
    const { after, writes } = cloud.reports.change(report, step, change.at);
    change.put(...writes);
    beside(change);
    return after;
  });
}
