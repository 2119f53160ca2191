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
  for (let index = 0; index < plane.length; index += 1) {
    const column = index % width;
    ink[column] = Math.max(ink[column] ?? 0, Math.abs((plane[index] ?? 0) - paper));
  }
  return ink;
}

/** Paper covers most of a line, so the median lies on its side of the mean: light, or dark in a line printed in reverse. */
function paperTone(plane: Float32Array): number {
  const mean = plane.reduce((sum, value) => sum + value, 0) / Math.max(1, plane.length);
  const tones = plane.slice();
  const middle = valueInOrder(tones, Math.floor(tones.length / 2)) ?? 0;
  return valueInOrder(tones, Math.floor(tones.length * (middle >= mean ? 0.7 : 0.3))) ?? 1;
}

/** The value at a place of the values in order, found without sorting all of them (Hoare's selection); moves them about. */
function valueInOrder(values: Float32Array, place: number): number | undefined {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const moved = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = moved;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place];
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
