import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The colour behind the mark: what a machine may cut off an icon shows nothing else. */
const BEHIND = '#1D1915';
/** What of a maskable icon's width is never cut off (W3C, Web Application Manifest, "Icon masks and safe zone"): a circle of 80 %. */
const SAFE = 0.8;

/** The pictures under which machines keep the app beside their own: `favicon.svg`, drawn in the sizes that they ask for. */
export async function writeIcons(folder: string): Promise<void> {
  const mark = await readFile(`${folder}/favicon.svg`);
  await draw(mark, 192, `${folder}/icon-192.png`);
  await draw(mark, 512, `${folder}/icon-512.png`);
  await drawWhole(mark, 512, `${folder}/icon-maskable-512.png`);
  await drawWhole(mark, 180, `${folder}/apple-touch-icon.png`);
}

/** As it is, its corners transparent. */
async function draw(mark: Buffer, size: number, file: string): Promise<void> {
  await sharp(mark, { density: densityFor(size) })
    .resize(size, size)
    .png()
    .toFile(file);
}

/** To the very corners, for machines that cut icons into a shape of their own. */
async function drawWhole(mark: Buffer, size: number, file: string): Promise<void> {
  const within = Math.round(size * SAFE);
  const around = Math.floor((size - within) / 2);
  await sharp(mark, { density: densityFor(within) })
    .resize(within, within)
    .extend({
      top: around,
      left: around,
      bottom: size - within - around,
      right: size - within - around,
      background: BEHIND,
    })
    .flatten({ background: BEHIND })
    .png()
    .toFile(file);
}

/** The mark is 32 units wide; drawn at this density it need not be enlarged. */
const densityFor = (size: number): number => Math.ceil((72 * size) / 32);
