import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { asDamage, DamagedFile, decoded } from '../damaged-file.ts';
import type { FileFormat } from './file-format.ts';
import { SCANNED_PAGES_MAX, TOO_MANY_SCANS } from './page-limits.ts';
import { pageProblem, type PageReading, type ReadPage } from './page-reading.ts';
import { decodePicture } from './recognition/picture.ts';
import { recognisedPage, type RecognitionOptions } from './recognised-page.ts';

/** Above the largest phone photographs (50 Mpx), below what would exhaust memory. */
const PIXELS_MAX = 64_000_000;
/** How sharp says that a picture has more. */
const TOO_MANY_PIXELS = 'Input image exceeds pixel limit';
/** Shrunk to this before anything else: larger reads no better and costs memory. */
const SIDE_MAX = 2400;

type PictureFormat = Exclude<FileFormat, 'pdf' | 'eml' | 'e-invoice'>;

/** The words on an image file: a TIFF's pages each, of an animation the first picture. */
export async function imagePages(
  bytes: Uint8Array,
  format: PictureFormat,
  options: RecognitionOptions,
): Promise<PageReading> {
  const sources = await openPictures(bytes, format).catch(asDamage);
  if (sources instanceof DamagedFile) return unreadable(sources);
  if (sources.length > SCANNED_PAGES_MAX) return TOO_MANY_SCANS;
  const pages: ReadPage[] = [];
  for (const source of sources) {
    const picture = await decoded(() => decodePicture(source, SIDE_MAX)).catch(asDamage);
    if (picture instanceof DamagedFile) return unreadable(picture);
    pages.push(await recognisedPage(pages.length + 1, picture, options));
  }
  return { kind: 'pages', pages, engine: 'pp-ocrv4' };
}

async function openPictures(bytes: Uint8Array, format: PictureFormat): Promise<Sharp[]> {
  if (format === 'heic') return [await openHeic(bytes)];
  const count = format === 'tiff' ? await tiffPages(bytes) : 1;
  return Array.from({ length: count }, (_, page) => sharp(bytes, sharpOptions(page)).autoOrient());
}

async function tiffPages(bytes: Uint8Array): Promise<number> {
  const { pages = 1 } = await decoded(() => sharp(bytes, sharpOptions(0)).metadata());
  return pages;
}

/** `failOn: 'none'` recovers what a cut-off photograph still shows. */
function sharpOptions(page: number): SharpOptions {
  return { failOn: 'none', limitInputPixels: PIXELS_MAX, page };
}

/** iPhone photographs, which sharp can't decode; the decoder applies their orientation itself. */
async function openHeic(bytes: Uint8Array): Promise<Sharp> {
  const { default: decodeHeic } = await import('heic-decode');
  const pictures = await decoded(() => decodeHeic.all({ buffer: bytes }));
  try {
    const first = pictures[0];
    if (!first) throw new DamagedFile('The file holds no picture.');
    if (first.width * first.height > PIXELS_MAX) throw new DamagedFile(TOO_MANY_PIXELS);
    const { width, height, data } = await decoded(() => first.decode());
    return sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } });
  } finally {
    pictures.dispose();
  }
}

function unreadable({ message, cause }: DamagedFile): PageReading {
  if (message === TOO_MANY_PIXELS || (cause instanceof Error && cause.message.includes(TOO_MANY_PIXELS))) {
    return pageProblem('too-large', { code: 'too-many-pixels' });
  }
  return pageProblem('unreadable-file', { code: 'picture-damaged' });
}
