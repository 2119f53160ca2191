import type * as z from 'zod';
import type { OpenedFile } from '../../../shared/contract/opened-file.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { noteDownload } from './note-download.ts';
import { keptArchiveExport } from './shown-archive-export.ts';

/** Where a zip that is made can be downloaded for the next minutes. */
export async function openArchiveExport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'archiveExports' | 'files' | 'now'>,
): Promise<z.output<typeof OpenedFile> | Refusal> {
  const { organizationId } = caller;
  const found = await keptArchiveExport(organizationId, id, cloud);
  if (!found) return refuse('not-found');
  const { fileId, fileName } = found;
  if (found.status !== 'ready' || fileId === undefined) return refuse('wrong-state');
  const link = await cloud.files.exportLink(organizationId, fileId, fileName, cloud.now());
  await noteDownload({ id, name: fileName }, 'archive-downloaded', caller, cloud);
  return { ...link, fileName, contentType: 'application/zip' };
}
