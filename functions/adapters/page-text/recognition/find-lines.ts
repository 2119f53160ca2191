import { Tensor } from 'onnxruntime-node';
import { detectionModel } from './models.ts';
import { scaled, type Picture } from './picture.ts';
import { rectangleAt, smallestRectangle, type TextBlob } from './text-blob.ts';

/** Longest side the detection network sees; 1280 found most words in trials, larger costs time and finds no more. */
const SIDE_MAX = 1280;
/** The network halves its input five times. */
const SIDE_STEP = 32;
/** Above this a pixel belongs to text (PaddleOCR's default). */
const PIXEL_MIN = 0.3;
/** Below this mean certainty or this many pixels a patch is dirt, not text. */
const PATCH_MEAN_MIN = 0.5;
const PATCH_PIXELS_MIN = 10;
/** The network draws text shrunk; this undoes it (PaddleOCR's `unclip_ratio`). */
const GROWTH = 1.6;
/** Only lines this much longer than high show how the page is turned. */
const LONG_LINE = 3;
/** ImageNet's mean and deviation a channel, which the network was trained with. */
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

/** Lines of text on a picture, in its pixels, in no particular order (PP-OCRv4 detection with DB post-processing). */
export async function findLines(picture: Picture): Promise<TextBlob[]> {
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
  const width = toStep(picture.width * scale);
  const height = toStep(picture.height * scale);
  const certainty = await textCertainty(await scaled(picture, width, height), width, height);
  const outlines = textOutlines(certainty, width, height);
  const [across, down] = [picture.width / width, picture.height / height];
  const points = outlines.map((outline) => outline.map(([x, y]) => [x * across, y * down] as const));
  return levelled(points).map(grown);
}

function toStep(side: number): number {
  return Math.max(SIDE_STEP, Math.round(side / SIDE_STEP) * SIDE_STEP);
}

async function textCertainty(pixels: Uint8Array, width: number, height: number): Promise<Float32Array> {
  const detection = await detectionModel();
  const area = width * height;
  const input = new Float32Array(3 * area);
  for (let channel = 0; channel < 3; channel += 1) {
    const mean = MEAN[channel] ?? 0;
    const deviation = DEVIATION[channel] ?? 1;
    const seenAs = Float32Array.from({ length: 256 }, (_, value) => (value / 255 - mean) / deviation);
    for (let at = 0; at < area; at += 1) {
      input[channel * area + at] = seenAs[pixels[at * 3 + channel] ?? 0] ?? 0;
    }
  }
  const inputName = detection.inputNames[0] ?? 'x';
  const output = await detection.run({ [inputName]: new Tensor('float32', input, [1, 3, height, width]) });
  return floats(output[detection.outputNames[0] ?? '']);
}

/** The numbers of a network's answer; another type is a wrong model file. */
export function floats(tensor: Tensor | undefined): Float32Array {
  if (tensor?.data instanceof Float32Array) return tensor.data;
  throw new Error('The text recognition model answers something else than 32-bit floats.');
}

/** Outer points (left and right end of every pixel row) of each connected patch of text. */
function textOutlines(certainty: Float32Array, width: number, height: number): [number, number][][] {
  const seen = new Uint8Array(width * height);
  const outlines: [number, number][][] = [];
  for (let start = 0; start < certainty.length; start += 1) {
    if ((certainty[start] ?? 0) < PIXEL_MIN || seen[start]) continue;
    const patch = flood(certainty, seen, start, width, height);
    if (isText(patch, certainty)) outlines.push(rowEnds(patch, width));
  }
  return outlines;
}

function flood(
  certainty: Float32Array,
  seen: Uint8Array,
  start: number,
  width: number,
  height: number,
): number[] {
  const patch = [start];
  seen[start] = 1;
  for (let next = 0; next < patch.length; next += 1) {
    const at = patch[next] ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const beside = at + dy * width + dx;
        if (seen[beside] || (certainty[beside] ?? 0) < PIXEL_MIN) continue;
        seen[beside] = 1;
        patch.push(beside);
      }
    }
  }
  return patch;
}

function isText(patch: readonly number[], certainty: Float32Array): boolean {
  if (patch.length < PATCH_PIXELS_MIN) return false;
  const sum = patch.reduce((total, at) => total + (certainty[at] ?? 0), 0);
  return sum / patch.length >= PATCH_MEAN_MIN;
}

function rowEnds(patch: readonly number[], width: number): [number, number][] {
  const ends = new Map<number, [number, number]>();
  for (const at of patch) {
    const x = at % width;
    const y = (at - x) / width;
    const row = ends.get(y);
    if (!row) ends.set(y, [x, x]);
    else ends.set(y, [Math.min(row[0], x), Math.max(row[1], x)]);
  }
  return [...ends].flatMap(([y, [left, right]]): [number, number][] => [
    [left, y],
    [right, y],
  ]);
}

/** Short blobs say little about their angle: they take that of the page's long lines. */
function levelled(outlines: readonly (readonly (readonly [number, number])[])[]): TextBlob[] {
  const blobs = outlines.map(smallestRectangle);
  const angle = pageAngle(blobs);
  return blobs.map((blob, index) => (isLong(blob) ? blob : rectangleAt(outlines[index] ?? [], angle)));
}

/** How far the page is turned from level, in radians clockwise: the median of its long lines. */
export function pageAngle(blobs: readonly TextBlob[]): number {
  const angles = blobs
    .filter(isLong)
    .map((blob) => blob.angle)
    .sort((a, b) => a - b);
  return angles[Math.floor(angles.length / 2)] ?? 0;
}

function isLong({ width, height }: TextBlob): boolean {
  return width >= LONG_LINE * height || height >= LONG_LINE * width;
}

function grown(blob: TextBlob): TextBlob {
  const by = (blob.width * blob.height * GROWTH) / (blob.width + blob.height);
  return { ...blob, width: blob.width + by, height: blob.height + by };
}
