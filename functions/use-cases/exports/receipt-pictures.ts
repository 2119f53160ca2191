import type { DocumentedReceipt } from '../../domain/exports/receipt-documentation.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { keptPages } from '../receipts/kept-pages.ts';

/** Pages of a document that are printed: the rest is told. */
const PAGES_MAX = 12;

/** Which pages of a document can be shown, and how many more its file has. */
export interface PicturedPages {
  readonly pages: readonly number[];
  readonly left: number;
  readonly isFileKept: boolean;
}

/**
 * Which pages of a document there are pictures of: of a file with several documents those from the page on which it begins, since nothing says where
 * it ends.
 */
export async function picturedPages(
  { uploadId, page, isKept }: DocumentedReceipt,
  organizationId: string,
  { files }: Pick<Cloud, 'files'>,
): Promise<PicturedPages> {
  if (!isKept) return { pages: [], left: 0, isFileKept: false };
  const kept = await keptPages({ organizationId, uploadId }, { files });
  const pictured = kept?.kind === 'pages' ? kept.pages.filter(({ hasPicture }) => hasPicture) : [];
  const own = pictured.map((one) => one.page).filter((number) => number >= (page ?? 1));
  return {
    pages: own.slice(0, PAGES_MAX),
    left: Math.max(0, own.length - PAGES_MAX),
    isFileKept: own.length > 0 || (await files.hasOriginal(organizationId, uploadId)),
  };
}

/** The pictures of these pages, one fetched after the other; one that is gone is left out. */
export async function* picturesOf(
  uploadId: string,
  pages: readonly number[],
  organizationId: string,
  { files }: Pick<Cloud, 'files'>,
): AsyncGenerator<Uint8Array> {
  for (const page of pages) {
    const picture = await files.picture(organizationId, uploadId, page);
    if (picture) yield picture;
  }
}
