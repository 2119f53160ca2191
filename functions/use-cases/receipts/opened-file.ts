import type * as z from 'zod';
import type { OpenedFile, OpeningFile } from '../../../shared/contract/opened-file.ts';
import type { Cloud } from '../../runtime/cloud.ts';

interface Original {
  readonly organizationId: string;
  readonly uploadId: string;
  readonly fileName: string;
  readonly contentType: string;
}

/** The address at which an original can be opened for the next minutes. */
export async function openedFile(
  { organizationId, uploadId, fileName, ...original }: Original,
  { as }: z.output<typeof OpeningFile>,
  { files, now }: Pick<Cloud, 'files' | 'now'>,
): Promise<z.output<typeof OpenedFile>> {
  // What a browser would run (HTML, SVG) is never shown inline under our name, whatever type the upload claimed.
  const isShown = isShowable(original.contentType);
  const contentType = isShown ? original.contentType : 'application/octet-stream';
  const download = as === 'download' || !isShown;
  const link = await files.link(organizationId, uploadId, { fileName, contentType, download }, now());
  return { ...link, fileName, contentType };
}

function isShowable(contentType: string): boolean {
  return [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'image/tiff',
    'image/heic',
  ].includes(contentType);
}
