import type { ArchiveExport } from '../../../shared/model/archive.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredArchiveExport } from '../../store/archive-exports.ts';

/** One of an organisation's zips that is still kept: the table may drop it somewhat later than its day. */
export async function keptArchiveExport(
  organizationId: string,
  id: string,
  { archiveExports, now }: Pick<Cloud, 'archiveExports' | 'now'>,
): Promise<StoredArchiveExport | undefined> {
  const found = await archiveExports.get(organizationId, id);
  return found && found.keptUntil > now().toISOString() ? found : undefined;
}

/** A zip as members see it. */
export function shownArchiveExport({
  id,
  filter,
  fileName,
  status,
  progress,
  total,
  missing,
  size,
  problem,
  createdAt,
  keptUntil,
}: StoredArchiveExport): ArchiveExport {
  const noted = problem ? { problem } : {};
  return { id, filter, fileName, status, progress, total, missing, size, ...noted, createdAt, keptUntil };
}
