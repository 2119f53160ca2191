import type { Face, GlyphPosition } from './pdfkit-inside.ts';

/** A sign in the place of one that no face has. */
export const NO_SIGN = '\uFFFD';

/** Glyphs in the order in which they are seen, as operands of the operator that shows them; `rise` above the base line. */
interface Shown {
  readonly rise: number;
  readonly operands: string;
}

/** A set piece of text in one face; widths and rises in thousandths of its size. */
export interface GlyphRun {
  readonly face: Face;
  readonly shown: readonly Shown[];
  readonly width: number;
  /** Whether it shows a sign in the place of one that no face has. */
  readonly isLacking: boolean;
}

const nowhere: GlyphPosition = { xAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };

/** Sets a text in a face that has all of it: its letters joined, kerned and in the order in which they are seen. */
export function glyphRun(face: Face, text: string): GlyphRun {
  const [glyphs, positions] = face.encode(text);
  const shown: Shown[] = [];
  let [operands, pending, rise, width] = ['', '', 0, 0];
  const shift = (by: number): void => {
    if (pending) operands += `<${pending}>`;
    pending = '';
    if (by !== 0) operands += rounded(by);
  };
  const close = (): void => {
    shift(0);
    if (operands) shown.push({ rise, operands });
    operands = '';
  };
  glyphs.forEach((glyph, at) => {
    const { xAdvance, xOffset, yOffset, advanceWidth } = positions[at] ?? nowhere;
    if (yOffset !== rise) {
      close();
      rise = yOffset;
    }
    if (xOffset !== 0) shift(-xOffset);
    pending += glyph;
    const left = xAdvance - xOffset - advanceWidth;
    if (left !== 0) shift(-left);
    width += xAdvance;
  });
  close();
  return { face, shown, width, isLacking: text.includes(NO_SIGN) };
}

/** Runs that stand one after the other, as few as they can be: those of one face on one base line together. */
export function inOneFace(runs: readonly GlyphRun[]): GlyphRun[] {
  const joined: GlyphRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const [before, after] = [last?.shown[0], run.shown[0]];
    const isJoined = last?.face === run.face && last.shown.length === 1 && run.shown.length === 1;
    if (!isJoined || before?.rise !== after?.rise || !before || !after) joined.push(run);
    else {
      const operands = `${before.operands}${after.operands}`.replaceAll('><', '');
      joined[joined.length - 1] = {
        face: run.face,
        shown: [{ rise: before.rise, operands }],
        width: last.width + run.width,
        isLacking: last.isLacking || run.isLacking,
      };
    }
  }
  return joined;
}

/** A number as a file says it: no more digits than are seen, and never an exponent. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100 || 0);
