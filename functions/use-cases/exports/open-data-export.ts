import type * as z from 'zod';
import type { OpenedFile } from '../../../shared/contract/opened-file.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { noteDownload } from '../archive/note-download.ts';
import { keptDataExport } from './shown-data-export.ts';

/** Where an export that is ready can be downloaded for the next minutes. */
export async function openDataExport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'dataExports' | 'files' | 'now'>,
): Promise<z.output<typeof OpenedFile> | Refusal> {
  const { organizationId } = caller;
  const found = await keptDataExport(organizationId, id, cloud);
  if (!found) return refuse('not-found');
  const { fileId, fileName } = found;
  if (found.status !== 'Ready' || fileId === undefined) return refuse('wrong-state');
  const link = await cloud.files.exportLink(organizationId, fileId, fileName, cloud.now());
  await noteDownload({ id, name: fileName }, 'data-export-downloaded', caller, cloud);
  return { ...link, fileName, contentType: 'application/zip' };
}
