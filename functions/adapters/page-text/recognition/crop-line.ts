import type { Picture } from './picture.ts';
import type { TextBlob } from './text-blob.ts';

/** The recognition network reads lines of this height (PP-OCRv4). */
export const LINE_HEIGHT = 48;
const LINE_WIDTH_MIN = 24;
/** Longest line read, in network pixels; about 300 letters. */
const LINE_WIDTH_MAX = 3200;
/** Source pixels a network pixel above which two samples a direction are averaged, so that thin strokes aren't skipped. */
const DENSE = 1.6;

/** A line cut out level, as the network's input: three planes of `LINE_HEIGHT` × `width`, values −1 (black) to 1 (white). */
export interface LineImage {
  width: number;
  values: Float32Array<ArrayBuffer>;
}

/** Cuts a turned line of text out of the picture, level and `LINE_HEIGHT` high. */
export function cropLine(picture: Picture, blob: TextBlob): LineImage {
  const wanted = Math.round((blob.width / blob.height) * LINE_HEIGHT);
  const width = Math.min(LINE_WIDTH_MAX, Math.max(LINE_WIDTH_MIN, wanted));
  const values = new Float32Array(3 * LINE_HEIGHT * width);
  const offsets = blob.height / LINE_HEIGHT > DENSE ? [0.25, 0.75] : [0.5];
  for (let row = 0; row < LINE_HEIGHT; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const color = average(picture, blob, column, row, width, offsets);
      for (let channel = 0; channel < 3; channel += 1) {
        // The network was trained on blue, green, red.
        values[(channel * LINE_HEIGHT + row) * width + column] = (color[2 - channel] ?? 0) / 127.5 - 1;
      }
    }
  }
  return { width, values };
}

function average(
  picture: Picture,
  blob: TextBlob,
  column: number,
  row: number,
  width: number,
  offsets: readonly number[],
): [number, number, number] {
  const color: [number, number, number] = [0, 0, 0];
  const cos = Math.cos(blob.angle);
  const sin = Math.sin(blob.angle);
  const share = 1 / (offsets.length * offsets.length);
  for (const down of offsets) {
    for (const right of offsets) {
      const along = ((column + right) / width - 0.5) * blob.width;
      const across = ((row + down) / LINE_HEIGHT - 0.5) * blob.height;
      addSample(
        picture,
        blob.x + along * cos - across * sin,
        blob.y + along * sin + across * cos,
        share,
        color,
      );
    }
  }
  return color;
}

/** Adds the bilinear colour at (x, y), edges repeated, weighted by `share`. */
function addSample(
  { width, height, pixels }: Picture,
  x: number,
  y: number,
  share: number,
  color: [number, number, number],
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y - 0.5)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = Math.min(1, Math.max(0, x - 0.5 - left));
  const fy = Math.min(1, Math.max(0, y - 0.5 - top));
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (column: number, row: number) => pixels[(row * width + column) * 3 + channel] ?? 0;
    const upper = at(left, top) * (1 - fx) + at(right, top) * fx;
    const lower = at(left, bottom) * (1 - fx) + at(right, bottom) * fx;
    color[channel] = (color[channel] ?? 0) + (upper * (1 - fy) + lower * fy) * share;
  }
}
