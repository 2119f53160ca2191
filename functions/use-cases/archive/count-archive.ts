import type * as z from 'zod';
import type { countArchive as route } from '../../../shared/contract/archive.ts';
import type { ArchiveFilter } from '../../../shared/model/archive.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { archiveForZip } from './archive-for-zip.ts';
import type { ArchiveParts } from './read-archive.ts';

/** How much a zip of what a filter shows would hold. */
export async function countArchive(
  filter: ArchiveFilter,
  { organizationId }: Caller,
  cloud: ArchiveParts & Pick<Cloud, 'organizations'>,
): Promise<z.output<typeof route.reply>> {
  const { items, bytes, fits } = await archiveForZip(filter, organizationId, cloud);
  return { count: items.length, bytes, fits };
}
