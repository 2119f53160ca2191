import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import { tellingOfImport } from '../notices/tell.ts';
import type { TellingParts } from '../notices/tell.ts';

/**
 * Ends the reading of a statement. Where another worker read it, or the person wants it read in another way since, that one's word stands.
 */
export async function endReading(
  job: StoredImport,
  end: Partial<StoredImport> & Pick<StoredImport, 'status'>,
  cloud: TellingParts & Pick<Cloud, 'change' | 'imports'>,
): Promise<void> {
  const { organizationId, id, version } = job;
  await cloud.change({ organizationId }, 'statement-read', async (change) => {
    if (change.isRetry && (await cloud.imports.get(organizationId, id))?.version !== version) return;
    change.put(cloud.imports.changed(job, { ...end, changedAt: change.at }));
    if (end.status === 'failed') change.put(...tellingOfImport(job, 'import-failed', cloud));
  });
}
