import { LINE_HEIGHT, type LineImage } from './crop-line.ts';

/** A column is white when its ink is below this part of the line's strongest. */
const INK_SHARE = 0.35;

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
  plane.forEach((value, index) => {
    const column = index % width;
    ink[column] = Math.max(ink[column] ?? 0, Math.abs(value - paper));
  });
  return ink;
}

/** Paper covers most of a line, so the median lies on its side of the mean: light, or dark in a line printed in reverse. */
function paperTone(plane: Float32Array): number {
  const mean = plane.reduce((sum, value) => sum + value, 0) / Math.max(1, plane.length);
  const sorted = plane.toSorted();
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted[Math.floor(sorted.length * (middle >= mean ? 0.7 : 0.3))] ?? 1;
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
