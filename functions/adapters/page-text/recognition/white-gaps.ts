import { LINE_HEIGHT, type LineImage } from './crop-line.ts';

/** A column is white when its ink is below this part of the line's strongest. */
const INK_SHARE = 0.35;
/** As many steps from black to white as a pixel's byte has. */
const TONES = 256;

/** The widest white strip between neighbouring marks of a line, in heights of the line; `at` are the marks' middles, in fractions of its length. */
export function whiteGaps(line: LineImage, at: readonly number[]): number[] {
  const ink = inkByColumn(line);
  const strongest = ink.toSorted()[Math.floor(ink.length * 0.95)] ?? 0;
  return at.slice(1).map((to, index) => {
    const from = Math.floor((at[index] ?? 0) * line.width);
    return widestBelow(ink.subarray(from, Math.ceil(to * line.width)), INK_SHARE * strongest) / LINE_HEIGHT;
  });
}

/** How far each column's most unlike pixel is from the paper, dark on light or light on dark. */
function inkByColumn({ width, values }: LineImage): Float32Array {
  const plane = values.subarray(0, width * LINE_HEIGHT);
  const paper = paperTone(plane);
  const ink = new Float32Array(width);
  for (let from = 0; from < plane.length; from += width) {
    for (let column = 0; column < width; column += 1) {
      const unlike = Math.abs((plane[from + column] ?? 0) - paper);
      if (unlike > (ink[column] ?? 0)) ink[column] = unlike;
    }
  }
  return ink;
}

/** Paper covers most of a line, so the median lies on its side of the mean: light, or dark in a line printed in reverse. */
function paperTone(plane: Float32Array): number {
  const counts = new Uint32Array(TONES);
  let sum = 0;
  for (let at = 0; at < plane.length; at += 1) {
    const value = plane[at] ?? 0;
    const tone = Math.round(((value + 1) / 2) * (TONES - 1));
    counts[tone] = (counts[tone] ?? 0) + 1;
    sum += value;
  }
  const isLight = toneAt(counts, plane.length * 0.5) >= sum / Math.max(1, plane.length);
  return toneAt(counts, plane.length * (isLight ? 0.7 : 0.3));
}

/** The tone at a place of all pixels from black to white, by how many have each. */
function toneAt(counts: Uint32Array, place: number): number {
  let tone = 0;
  for (let before = counts[0] ?? 0; before <= place && tone < TONES - 1; before += counts[tone] ?? 0)
    tone += 1;
  return (tone / (TONES - 1)) * 2 - 1;
}

function widestBelow(columns: Float32Array, limit: number): number {
  let widest = 0;
  let run = 0;
  for (const ink of columns) {
    run = ink < limit ? run + 1 : 0;
    widest = Math.max(widest, run);
  }
  return widest;
}
