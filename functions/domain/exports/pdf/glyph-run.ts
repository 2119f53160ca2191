import type { Face, GlyphPosition } from './pdfkit-inside.ts';

/** Glyphs of one face in the order in which they are seen, as operands of the operator that shows them; `rise` above the base line. */
interface Shown {
  readonly rise: number;
  readonly operands: string;
}

/** A set piece of text in one face; widths and rises in thousandths of its size. */
export interface GlyphRun {
  readonly face: Face;
  readonly shown: readonly Shown[];
  readonly width: number;
}

/** Sets a text in a face that has all of it: its letters joined, kerned and in the order in which they are seen. */
export function glyphRun(face: Face, text: string): GlyphRun {
  const [glyphs, positions] = face.encode(text);
  const shown: { rise: number; operands: string }[] = [];
  let [width, pending] = [0, ''];
  const close = (): void => {
    const last = shown.at(-1);
    if (last && pending) last.operands += `<${pending}>`;
    pending = '';
  };
  glyphs.forEach((glyph, at) => {
    const { xAdvance, xOffset, yOffset, advanceWidth } = positions[at] ?? nowhere;
    if (shown.at(-1)?.rise !== yOffset) {
      close();
      shown.push({ rise: yOffset, operands: '' });
    }
    const last = shown.at(-1);
    if (!last) return;
    if (xOffset !== 0) {
      close();
      last.operands += rounded(-xOffset);
    }
    pending += glyph;
    const left = xAdvance - xOffset - advanceWidth;
    if (left !== 0) {
      close();
      last.operands += rounded(-left);
    }
    width += xAdvance;
  });
  close();
  return { face, shown, width };
}

const nowhere: GlyphPosition = { xAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: 0 };

/** A number as a file says it: no more digits than are seen, and never an exponent. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100 || 0);
