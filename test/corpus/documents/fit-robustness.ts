import sharp, { type Sharp } from 'sharp';
import { readPages } from '../../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../../functions/domain/documents/read-documents.ts';
import { receiptPictures } from './fit-corpus.ts';

/*
 * How many totals of the corpus' receipts are still found when their pictures are turned, skewed, blurred, pressed or shrunk:
 * `node test/corpus/documents/fit-robustness.ts [COUNT [VARIANT]]` (20 pictures, evenly chosen; a second or two each and variant).
 */

const WHITE = '#ffffff';
const half = async (bytes: Buffer) => {
  const { width } = await sharp(bytes).metadata();
  return sharp(bytes).resize({ width: Math.round(width / 2) });
};
const variants: Readonly<Record<string, (bytes: Buffer) => Sharp | Promise<Sharp>>> = {
  original: (bytes) => sharp(bytes),
  'turned by 90°': (bytes) => sharp(bytes).rotate(90),
  'turned by 180°': (bytes) => sharp(bytes).rotate(180),
  'turned by 270°': (bytes) => sharp(bytes).rotate(270),
  'skewed by 4°': (bytes) => sharp(bytes).rotate(4, { background: WHITE }),
  blurred: (bytes) => sharp(bytes).blur(1.2),
  'half size': half,
};
const JPEG_QUALITY = 90;
const PRESSED_QUALITY = 40;

async function findsTotal(picture: Sharp, quality: number, total: number | undefined): Promise<boolean> {
  const reading = await readPages(await picture.jpeg({ quality }).toBuffer());
  return reading.kind === 'pages' && readDocuments(reading.pages).fields.total?.value === total;
}

const count = Number(process.argv[2] ?? 20);
const every = await receiptPictures();
const pictures = every
  .filter((_, index) => index % Math.max(1, Math.floor(every.length / count)) === 0)
  .slice(0, count);
const all: typeof variants = { ...variants, 'JPEG of quality 40': (bytes: Buffer) => sharp(bytes) };
const wanted = process.argv[3] ?? '';
for (const [name, vary] of Object.entries(all).filter(([variant]) => variant.includes(wanted))) {
  const quality = name.startsWith('JPEG') ? PRESSED_QUALITY : JPEG_QUALITY;
  let found = 0;
  for (const { bytes, known } of pictures)
    if (await findsTotal(await vary(bytes), quality, known.total)) found += 1;
  console.log(`${name}: ${found} of ${pictures.length} totals`);
}
