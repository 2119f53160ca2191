import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../../../shared/model/document.ts';
import { decoded } from '../damaged-file.ts';

type Matrix = readonly [number, number, number, number, number, number];

const WHOLE: Matrix = [1, 0, 0, 1, 0, 0];
/** Pictures a page may hold before the rest is left out: bounds the time. */
const PICTURES_MAX = 300;
/** Pictures nearer each other than this (parts of the page) are strips of one. */
const TOUCHING = 0.006;

/** Where a PDF page shows embedded pictures, in fractions of the page as it is shown; strips of one picture are put together. */
export async function pictureBoxes(page: PDFPageProxy): Promise<Box[]> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const shows = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  const { fnArray, argsArray } = await decoded(() => page.getOperatorList());
  const kept: Matrix[] = [];
  const boxes: Box[] = [];
  let now = WHOLE;
  for (const [at, operation] of fnArray.entries()) {
    if (boxes.length >= PICTURES_MAX) break;
    const matrix = operation === OPS.paintFormXObjectBegin ? matrixIn(argsOf(argsArray[at])[0]) : undefined;
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) kept.push(now);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) now = kept.pop() ?? WHOLE;
    if (operation === OPS.transform) now = product(now, matrixIn(argsArray[at]) ?? WHOLE);
    if (matrix) now = product(now, matrix);
    if (shows.includes(operation)) boxes.push(shownAt(now, page));
  }
  return together(boxes);
}

function argsOf(args: unknown): readonly unknown[] {
  return Array.isArray(args) ? args : [];
}

/** Six numbers, in whatever kind of list pdf.js gives them. */
function matrixIn(value: unknown): Matrix | undefined {
  const list =
    value instanceof Float32Array || Array.isArray(value)
      ? Array.from(value as ArrayLike<unknown>, Number)
      : [];
  const [a, b, c, d, e, f] = list;
  if (
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    e === undefined ||
    f === undefined
  )
    return undefined;
  return list.slice(0, 6).every(Number.isFinite) ? [a, b, c, d, e, f] : undefined;
}

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** A picture fills the unit square of its place (ISO 32000-1, 8.9.5). */
function shownAt([a, b, c, d, e, f]: Matrix, page: PDFPageProxy): Box {
  const viewport = page.getViewport({ scale: 1 });
  const corners = [
    [e, f],
    [a + e, b + f],
    [c + e, d + f],
    [a + c + e, b + d + f],
  ].map(([x = 0, y = 0]) => viewport.convertToViewportPoint(x, y).map(Number));
  const xs = corners.map(([x = 0]) => clipped(x / viewport.width));
  const ys = corners.map(([, y = 0]) => clipped(y / viewport.height));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

function clipped(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
}

function together(boxes: readonly Box[]): Box[] {
  const merged: Box[] = [];
  for (const box of boxes) {
    const touching = merged.findIndex(
      (other) => gap(other, box, 0) < TOUCHING && gap(other, box, 1) < TOUCHING,
    );
    const other = merged[touching];
    if (other) merged[touching] = around(other, box);
    else merged.push(box);
  }
  return merged;
}

function gap(a: Box, b: Box, axis: 0 | 1): number {
  const size = axis === 0 ? 2 : 3;
  return Math.max(a[axis], b[axis]) - Math.min(a[axis] + a[size], b[axis] + b[size]);
}

function around(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return [left, top, Math.max(a[0] + a[2], b[0] + b[2]) - left, Math.max(a[1] + a[3], b[1] + b[3]) - top];
}
