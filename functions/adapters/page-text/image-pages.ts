import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { FileFormat } from './file-format.ts';
import { SCANNED_PAGES_MAX, TOO_MANY_SCANS } from './page-limits.ts';
import { pageProblem, type PageReading, type ReadPage } from './page-reading.ts';
import { decodePicture } from './recognition/picture.ts';
import { recognisedPage, type RecognitionOptions } from './recognised-page.ts';

/** Above the largest phone photographs (50 Mpx), below what would exhaust memory. */
const PIXELS_MAX = 64_000_000;
/** Shrunk to this before anything else: larger reads no better and costs memory. */
const SIDE_MAX = 2400;

type PictureFormat = Exclude<FileFormat, 'pdf' | 'eml'>;

/** The words on an image file: a TIFF's pages each, of an animation the first picture. */
export async function imagePages(
  bytes: Uint8Array,
  format: PictureFormat,
  options: RecognitionOptions,
): Promise<PageReading> {
  const sources = await openPictures(bytes, format);
  if (sources instanceof Error) return unreadable(sources);
  if (sources.length > SCANNED_PAGES_MAX) return TOO_MANY_SCANS;
  const pages: ReadPage[] = [];
  for (const source of sources) {
    const picture = await decodePicture(source, SIDE_MAX).catch(asError);
    if (picture instanceof Error) return unreadable(picture);
    pages.push(await recognisedPage(pages.length + 1, picture, options));
  }
  return { kind: 'pages', pages, engine: 'pp-ocrv4' };
}

async function openPictures(bytes: Uint8Array, format: PictureFormat): Promise<Sharp[] | Error> {
  try {
    if (format === 'heic') return [await openHeic(bytes)];
    const count = format === 'tiff' ? ((await sharp(bytes, sharpOptions(0)).metadata()).pages ?? 1) : 1;
    return Array.from({ length: count }, (_, page) => sharp(bytes, sharpOptions(page)).autoOrient());
  } catch (error) {
    return asError(error);
  }
}

/** `failOn: 'none'` recovers what a cut-off photograph still shows. */
function sharpOptions(page: number): SharpOptions {
  return { failOn: 'none', limitInputPixels: PIXELS_MAX, page };
}

/** iPhone photographs, which sharp can't decode; the decoder applies their orientation itself. */
async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const { default: decodeHeic } = await import('heic-decode');
  const pictures = await decodeHeic.all({ buffer: bytes });
  try {
    const first = pictures[0];
    if (!first) throw new Error('The file holds no picture.');
    if (first.width * first.height > PIXELS_MAX) throw new Error('Input image exceeds pixel limit');
    const { width, height, data } = await first.decode();
    return sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } });
  } finally {
    pictures.dispose();
  }
}

function unreadable(error: Error): PageReading {
  if (/pixel limit/.test(error.message)) {
    return pageProblem('too-large', { code: 'too-many-pixels' });
  }
  return pageProblem('unreadable-file', { code: 'picture-damaged' });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
