import type { PageReading } from '../../adapters/page-text/page-reading.ts';
import { formatOfPages } from '../../domain/statements/formats/detect-format.ts';
import type { ReadingWork } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { keepPages, keptPages } from './kept-pages.ts';
import type { KeptPages } from './kept-pages.ts';
import { isHurried, readPatiently, wasKilled } from './read-behind-others.ts';

/** Reads the words and, where asked for, the pictures of a file's pages. */
export type ReadPages = (
  bytes: Uint8Array,
  options: { fileName?: string; withPictures?: boolean; isHurried?: boolean },
) => Promise<PageReading>;

/** A file to be read, and the work that it is read for. */
interface Asked {
  readonly work: ReadingWork;
  readonly upload: Pick<StoredUpload, 'organizationId' | 'id' | 'fileName'>;
  readonly bytes: Uint8Array;
}

/**
 * The pages of an upload, with what they look like: as they are kept, or read now and kept. `later` where the work was put into the slow
 * lane, `failed` where an error ended the reading that nobody foresaw: it is logged whole, and the same file would meet it again.
 */
export async function pagesOfUpload(
  { work, upload, bytes }: Asked,
  cloud: Pick<Cloud, 'change' | 'files' | 'killedReads' | 'now' | 'log'>,
  readPages: ReadPages,
): Promise<KeptPages | 'later' | 'failed'> {
  const { organizationId, id: uploadId, fileName } = upload;
  const kept = await keptPages({ organizationId, uploadId }, cloud);
  if (kept && isToBeSeen(kept)) return kept;
  const pages = await readPages(bytes, { fileName, withPictures: true, isHurried: isHurried(work) }).catch(
    (error: unknown) => {
      cloud.log.error('document not read', { error, uploadId });
    },
  );
  if (!pages) return 'failed';
  if (wasKilled(pages) && isHurried(work)) {
    await readPatiently(work, cloud);
    return 'later';
  }
  return keepPages({ organizationId, uploadId }, { ...pages, format: formatOfPages(bytes) }, cloud);
}

/** What was read as a statement has no pictures: as a document its pages are looked at. */
const isToBeSeen = (kept: KeptPages): boolean =>
  kept.kind === 'problem' || kept.format === undefined || kept.pages.some(({ hasPicture }) => hasPicture);
