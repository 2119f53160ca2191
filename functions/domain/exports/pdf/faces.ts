import { NO_SIGN } from './glyph-run.ts';
import { fontFile } from './font-files.ts';
import type { Family } from './font-files.ts';
import type { Weight } from './ink.ts';
import type { Face, Pdf } from './pdfkit-inside.ts';

/** Whose Han signs a text has: those of Japan where it has kana, of Korea where it has hangul, else the simplified ones. */
export type Han = Extract<Family, 'jp' | 'sc' | 'kr'>;

/** Ends of the blocks of which one family is the obvious one, with it: up to where its letters are looked for there first. */
const blocks: readonly (readonly [end: number, family: Family | 'han'])[] = [
  [0x058f, 'latin'],
  [0x05ff, 'hebrew'],
  [0x06ff, 'arabic'],
  [0x074f, 'latin'],
  [0x077f, 'arabic'],
  [0x089f, 'latin'],
  [0x08ff, 'arabic'],
  [0x10ff, 'latin'],
  [0x11ff, 'kr'],
  [0x2dff, 'latin'],
  [0xa63f, 'han'],
  [0xa95f, 'latin'],
  [0xa97f, 'kr'],
  [0xabff, 'latin'],
  [0xd7ff, 'kr'],
  [0xf8ff, 'latin'],
  [0xfaff, 'han'],
  [0xfb1c, 'latin'],
  [0xfb4f, 'hebrew'],
  [0xfdff, 'arabic'],
  [0xfe2f, 'latin'],
  [0xfe6f, 'han'],
  [0xfefe, 'arabic'],
  [0xffef, 'han'],
  [0x1ffff, 'latin'],
  [0x10ffff, 'han'],
];

/** Joiners of letters: where the face of a letter has none, they say nothing. */
const JOINERS = new Set([0x200c, 0x200d]);
const MARK = /^\p{M}/u;

export interface FaceRun {
  readonly face: Face;
  readonly text: string;
}

/** The faces of one document: opened when a letter first asks for them, and asked once for each letter. */
export class Faces {
  readonly #pdf: Pdf;
  readonly #opened = new Map<string, Face>();
  readonly #familyOf = new Map<string, Family | undefined>();

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  /** The face of a family and weight. */
  face(family: Family, weight: Weight): Face {
    const key = `${family} ${weight}`;
    const known = this.#opened.get(key);
    if (known) return known;
    this.#pdf.font(fontFile(family, weight));
    const face = this.#pdf._font;
    this.#opened.set(key, face);
    return face;
  }

  /** A text in runs of one face each: nothing of it is lost, and what no face has stands there as a sign for that. */
  runs(text: string, weight: Weight, han: Han): FaceRun[] {
    const runs: { face: Face; text: string }[] = [];
    for (const sign of text) {
      const codePoint = sign.codePointAt(0) ?? 0;
      const last = runs.at(-1);
      if (
        last &&
        (MARK.test(sign) || JOINERS.has(codePoint)) &&
        last.face.font.hasGlyphForCodePoint(codePoint)
      ) {
        last.text += sign;
        continue;
      }
      if (JOINERS.has(codePoint)) continue;
      const family = this.#familyWith(codePoint, weight, han);
      const face = this.face(family ?? 'latin', weight);
      const shown = family ? sign : NO_SIGN;
      if (last?.face === face) last.text += shown;
      else runs.push({ face, text: shown });
    }
    return runs;
  }

  #familyWith(codePoint: number, weight: Weight, han: Han): Family | undefined {
    const key = `${codePoint} ${weight} ${han}`;
    if (this.#familyOf.has(key)) return this.#familyOf.get(key);
    const family = familiesFor(codePoint, han).find((one) =>
      this.face(one, weight).font.hasGlyphForCodePoint(codePoint),
    );
    this.#familyOf.set(key, family);
    return family;
  }
}

function familiesFor(codePoint: number, han: Han): Family[] {
  const named = blocks.find(([end]) => codePoint <= end)?.[1] ?? 'latin';
  const first = named === 'han' ? han : named;
  return [...new Set<Family>([first, 'latin', 'arabic', 'hebrew', han, 'jp', 'sc', 'kr'])];
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Whose Han signs a text is set in. */
export function hanOf(text: string): Han {
  if (KANA.test(text)) return 'jp';
  return HANGUL.test(text) ? 'kr' : 'sc';
}
