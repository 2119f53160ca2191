import type { DataExport } from '../../../shared/model/data-export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { keptDataExport, shownDataExport } from './shown-data-export.ts';

/** How far an export is. */
export async function getDataExport(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'dataExports' | 'now'>,
): Promise<DataExport | Refusal> {
  const found = await keptDataExport(organizationId, id, cloud);
  return found ? shownDataExport(found) : refuse('not-found');
}
