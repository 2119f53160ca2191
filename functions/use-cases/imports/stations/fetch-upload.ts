import { formatOfPages } from '../../../domain/statements/formats/detect-format.ts';
import type { PageFormat } from '../../../domain/statements/formats/detect-format.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import { keptPages } from '../../receipts/kept-pages.ts';
import type { KeptPages } from '../../receipts/kept-pages.ts';

/** An import's file: its bytes, the pages of a PDF or picture as they were read, or such a file whose pages nobody has read. */
export type Upload =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'pages'; readonly format: PageFormat; readonly pages: KeptPages }
  | { readonly kind: 'unread-pages'; readonly format: PageFormat; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' };

/**
 * Station 1 of an import: fetches the upload, once for all stations after it. Where its pages were read before, they and their
 * format are all that is needed, and its bytes stay in the bucket.
 */
export async function fetchUpload(
  { organizationId, uploadId }: Pick<StoredImport, 'organizationId' | 'uploadId'>,
  { files }: Pick<Cloud, 'files'>,
): Promise<Upload> {
  const pages = await keptPages({ organizationId, uploadId }, { files });
  if (pages?.format !== undefined) return { kind: 'pages', format: pages.format, pages };
  const bytes = await files.original(organizationId, uploadId);
  if (!bytes) return { kind: 'missing' };
  const format = formatOfPages(bytes);
  if (format === undefined) return { kind: 'file', bytes };
  // Pages kept before their format was kept with them.
  return pages ? { kind: 'pages', format, pages } : { kind: 'unread-pages', format, bytes };
}
