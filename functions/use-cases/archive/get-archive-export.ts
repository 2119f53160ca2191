import type { ArchiveExport } from '../../../shared/model/archive.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { keptArchiveExport, shownArchiveExport } from './shown-archive-export.ts';

/** How far a zip of the archive is. */
export async function getArchiveExport(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'archiveExports' | 'now'>,
): Promise<ArchiveExport | Refusal> {
  const found = await keptArchiveExport(organizationId, id, cloud);
  return found ? shownArchiveExport(found) : refuse('not-found');
}
