import sharp from 'sharp';
import { asDamage, DamagedFile, decoded } from '../damaged-file.ts';

/** The picture is weighed in two upright halves, each in 33 strips: 2 × 32 differences between neighbours. */
const HALVES = 2;
const STRIPS = 33;
/** Brighter by less than this part of the picture's whole range is as bright: blank paper says nothing. */
const SAME_SHARE = 0.05;
/** Pixels averaged for a strip of a half. */
const WIDE = 32;
const HIGH = 8;
/** Above the largest phone photographs, below what would exhaust memory. */
const PIXELS_MAX = 64_000_000;

/**
 * What a picture looks like, as 16 hexadecimal digits (64 bits): which strips are brighter than the ones below them, so that lines of
 * print tell. The same photograph pressed, blurred, darkened or shrunk differs in at most three or four bits, other receipts in a dozen
 * and more (on 30 scans: at least 14). Undefined where the bytes are no picture.
 */
export async function pictureHash(bytes: Uint8Array): Promise<string | undefined> {
  const pixels = await decoded(() => greyPixels(bytes)).catch(asDamage);
  if (pixels instanceof DamagedFile) return undefined;
  const halves = Array.from({ length: HALVES }, (_, half) => stripsOf(pixels, half));
  const every = halves.flat();
  const least = SAME_SHARE * (Math.max(...every) - Math.min(...every));
  const bits = halves.flatMap((strips) =>
    strips.slice(1).map((below, strip) => ((strips[strip] ?? 0) - below > least ? '1' : '0')),
  );
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0');
}

function greyPixels(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { failOn: 'none', limitInputPixels: PIXELS_MAX })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(HALVES * WIDE, STRIPS * HIGH, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** Mean brightness of each strip of a half, top to bottom. */
function stripsOf(pixels: Uint8Array, half: number): number[] {
  return Array.from({ length: STRIPS }, (_, strip) => {
    let sum = 0;
    for (let row = strip * HIGH; row < (strip + 1) * HIGH; row += 1)
      for (let column = half * WIDE; column < (half + 1) * WIDE; column += 1)
        sum += pixels[row * HALVES * WIDE + column] ?? 0;
    return sum / (WIDE * HIGH);
  });
}
