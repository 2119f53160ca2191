import * as z from 'zod';
import { PageText } from '../../../shared/model/document.ts';
import { ProblemNote } from '../../../shared/model/receipt.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { PageReading } from '../../adapters/page-text/page-reading.ts';
import type { PageFormat } from '../../domain/statements/formats/detect-format.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** A page's words; `hasPicture` where it was kept to be looked at. */
const KeptPage = PageText.extend({ hasPicture: z.boolean().default(false) });
export type KeptPage = z.infer<typeof KeptPage>;

/** The format of the file, where it is a PDF or picture: known with the pages, nobody fetches the file to learn it. */
const format = z.enum(['pdf', 'image']).optional();

/** What the reading worker made of a file, once for all readings of the upload: its pages, or why there are none. */
const KeptPages = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pages'), format, pages: z.array(KeptPage) }),
  z.object({ kind: z.literal('problem'), format, code: ProblemNote.shape.code, detail: z.string() }),
]);
export type KeptPages = z.infer<typeof KeptPages>;

interface Upload {
  readonly organizationId: string;
  readonly uploadId: string;
}
type Parts = Pick<Cloud, 'files'>;

const nameOf = ({ uploadId }: Upload): string => `${uploadId}.pages`;

/** The pages of an upload as they were read; undefined while nobody has read them. */
export async function keptPages(upload: Upload, { files }: Parts): Promise<KeptPages | undefined> {
  const stored = await files.reading(upload.organizationId, nameOf(upload));
  return stored === undefined ? undefined : KeptPages.parse(stored);
}

/** Keeps the pages of an upload and what they look like, so that reading it again is quick and says the same; gives what is kept. */
export async function keepPages(
  upload: Upload,
  reading: PageReading & { readonly format: PageFormat | undefined },
  { files }: Parts,
): Promise<KeptPages> {
  const { organizationId, uploadId } = upload;
  const pages = reading.kind === 'pages' ? reading.pages : [];
  for (const { page, picture } of pages)
    if (picture) await files.savePicture(organizationId, uploadId, page, picture);
  const kept = KeptPages.parse(
    reading.kind === 'problem'
      ? { ...reading, detail: say(wordsToKeep.files, reading.because) }
      : { ...reading, pages: pages.map((page) => ({ ...page, hasPicture: page.picture !== undefined })) },
  );
  await files.saveReading(organizationId, nameOf(upload), kept);
  return kept;
}

/** Deletes an upload's original, its pages and their pictures; `every-version`: so that nobody brings them back from the bucket's versions. */
export async function removeFile(
  upload: Upload,
  cloud: Parts,
  how: 'marked' | 'every-version' = 'marked',
): Promise<void> {
  const kept = await keptPages(upload, cloud);
  const pictured = kept?.kind === 'pages' ? kept.pages.filter(({ hasPicture }) => hasPicture) : [];
  const pages = pictured.map(({ page }) => page);
  const { organizationId, uploadId } = upload;
  if (how === 'every-version') await cloud.files.eraseUpload(organizationId, uploadId, nameOf(upload), pages);
  else await cloud.files.removeUpload(organizationId, uploadId, nameOf(upload), pages);
}
