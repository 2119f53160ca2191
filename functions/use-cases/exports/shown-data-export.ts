import type { DataExport } from '../../../shared/model/data-export.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredDataExport } from '../../store/data-exports.ts';

/** One that is still kept: the table may drop it somewhat later than its day. */
export async function keptDataExport(
  organizationId: string,
  id: string,
  { dataExports, now }: Pick<Cloud, 'dataExports' | 'now'>,
): Promise<StoredDataExport | undefined> {
  const found = await dataExports.get(organizationId, id);
  return found && isKept(found, now()) ? found : undefined;
}

export const isKept = ({ goneAt }: StoredDataExport, now: Date): boolean => goneAt > now.toISOString();

/** An export as its master sees it. */
export function shownDataExport(stored: StoredDataExport): DataExport {
  const { id, status, progress, size, problem, createdAt, goneAt } = stored;
  return {
    ...{ id, status, progress, size, createdAt },
    ...(problem && { problem }),
    ...(status === 'Ready' && { expiresAt: goneAt }),
  };
}
