import type * as z from 'zod';
import type { OpenedFile } from '../../../shared/contract/opened-file.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { keptArchiveExport } from './shown-archive-export.ts';

/** Where a zip that is made can be downloaded for the next minutes. */
export async function openArchiveExport(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'archiveExports' | 'files' | 'now'>,
): Promise<z.output<typeof OpenedFile> | Refusal> {
  const found = await keptArchiveExport(organizationId, id, cloud);
  if (!found) return refuse('not-found');
  const { fileId, fileName } = found;
  if (found.status !== 'ready' || fileId === undefined) return refuse('wrong-state');
  const link = await cloud.files.exportLink(organizationId, fileId, fileName, cloud.now());
  return { ...link, fileName, contentType: 'application/zip' };
}
