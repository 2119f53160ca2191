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
  const plane = LINE_HEIGHT * width;
  const values = new Float32Array(3 * plane);
  const offsets = blob.height / LINE_HEIGHT > DENSE ? [0.25, 0.75] : [0.5];
  const share = 1 / (offsets.length * offsets.length);
  const [cos, sin] = [Math.cos(blob.angle), Math.sin(blob.angle)];
  for (let row = 0; row < LINE_HEIGHT; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (const down of offsets) {
        for (const right of offsets) {
          const along = ((column + right) / width - 0.5) * blob.width;
          const across = ((row + down) / LINE_HEIGHT - 0.5) * blob.height;
          const spot = spotAt(
            picture,
            blob.x + along * cos - across * sin,
            blob.y + along * sin + across * cos,
          );
          red += channelAt(picture, spot, 0) * share;
          green += channelAt(picture, spot, 1) * share;
          blue += channelAt(picture, spot, 2) * share;
        }
      }
      // The network was trained on blue, green, red.
      const at = row * width + column;
      values[at] = blue / 127.5 - 1;
      values[plane + at] = green / 127.5 - 1;
      values[2 * plane + at] = red / 127.5 - 1;
    }
  }
  return { width, values };
}

/** Where the four pixels around a place begin, and how far the place lies to the right of and below the first. */
interface Spot {
  readonly topLeft: number;
  readonly topRight: number;
  readonly bottomLeft: number;
  readonly bottomRight: number;
  readonly fx: number;
  readonly fy: number;
}

/** The pixels around (x, y), edges repeated. */
function spotAt({ width, height }: Picture, x: number, y: number): Spot {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y - 0.5)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  return {
    topLeft: (top * width + left) * 3,
    topRight: (top * width + right) * 3,
    bottomLeft: (bottom * width + left) * 3,
    bottomRight: (bottom * width + right) * 3,
    fx: Math.min(1, Math.max(0, x - 0.5 - left)),
    fy: Math.min(1, Math.max(0, y - 0.5 - top)),
  };
}

/** The bilinear value of one channel: 0 red, 1 green, 2 blue. */
function channelAt({ pixels }: Picture, spot: Spot, channel: number): number {
  const { topLeft, topRight, bottomLeft, bottomRight, fx, fy } = spot;
  const upper = (pixels[topLeft + channel] ?? 0) * (1 - fx) + (pixels[topRight + channel] ?? 0) * fx;
  const lower = (pixels[bottomLeft + channel] ?? 0) * (1 - fx) + (pixels[bottomRight + channel] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
