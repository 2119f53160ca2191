import * as z from 'zod';
import { PageText } from '../../shared/model/document.ts';
import { isOfPages } from '../domain/statements/detect-format.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { StoredImport } from '../store/entities.ts';

/** What the reading worker made of a PDF or picture, once for all readings of the upload: its pages, or why there are none. */
const KeptPages = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pages'), pages: z.array(PageText) }),
  z.object({ kind: z.literal('problem'), code: z.string(), detail: z.string() }),
]);
export type KeptPages = z.infer<typeof KeptPages>;

type Upload = Pick<StoredImport, 'organizationId' | 'uploadId'>;
type Parts = Pick<Cloud, 'files'>;

const nameOf = ({ uploadId }: Upload): string => `${uploadId}.pages`;

/** The pages of an upload as they were read; undefined while nobody has read them. */
export async function keptPages(upload: Upload, { files }: Parts): Promise<KeptPages | undefined> {
  const stored = await files.reading(upload.organizationId, nameOf(upload));
  return stored === undefined ? undefined : KeptPages.parse(stored);
}

/** Keeps the pages of an upload, so that reading it again is quick and says the same. */
export async function keepPages(upload: Upload, pages: KeptPages, { files }: Parts): Promise<void> {
  await files.saveReading(upload.organizationId, nameOf(upload), KeptPages.parse(pages));
}

/** Whether an upload is a PDF or picture whose pages nobody has read yet. */
export async function lacksPages(upload: Upload, cloud: Parts): Promise<boolean> {
  const bytes = await cloud.files.original(upload.organizationId, upload.uploadId);
  return bytes !== undefined && isOfPages(bytes) && (await keptPages(upload, cloud)) === undefined;
}
