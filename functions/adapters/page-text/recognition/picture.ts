import sharp, { type Sharp } from 'sharp';

/** An upright page image in memory: three bytes (red, green, blue) a pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const WHITE = { r: 255, g: 255, b: 255 };

/** A turned picture is only grown, never shrunk: this is beyond any side it can have. */
const TURNED_SIDE_MAX = 16_000;

/** Decodes to three bytes a pixel on white paper, no side longer than `sideMax`. Rejects when the bytes aren't a picture. */
export async function decodePicture(source: Sharp, sideMax: number): Promise<Picture> {
  const { data, info } = await source
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The picture turned clockwise by `degrees`, grown to hold its corners. */
export function turned(picture: Picture, degrees: number): Promise<Picture> {
  const { width, height, pixels } = picture;
  const source = sharp(pixels, { raw: { width, height, channels: 3 } }).rotate(degrees, {
    background: WHITE,
  });
  return decodePicture(source, TURNED_SIDE_MAX);
}

/** Longest side and quality of the pictures people look at: small print stays readable, a page takes some 200 kB. */
const FULL = { side: 1800, quality: 78 };
const SMALL = { side: 360, quality: 72 };

/** The picture to be shown. */
export async function shownPicture(picture: Picture): Promise<{ full: Uint8Array; small: Uint8Array }> {
  return { full: await jpegOf(picture, FULL), small: await jpegOf(picture, SMALL) };
}

function jpegOf({ width, height, pixels }: Picture, { side, quality }: typeof FULL): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer();
}

/** The picture scaled to exactly `width` × `height`. */
export async function scaled(picture: Picture, width: number, height: number): Promise<Uint8Array> {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  return sharp(picture.pixels, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
}
