import type { GeneratedReport } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** A report as it stands: on its way, mailed, or failed with a reason. */
export async function getGeneratedReport(
  id: string,
  { organizationId }: Caller,
  { reports }: Pick<Cloud, 'reports'>,
): Promise<GeneratedReport | Refusal> {
  return (await reports.get(organizationId, id)) ?? refuse('not-found');
}
