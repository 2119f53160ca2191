import { cleanText } from './clean-text.ts';
import { hanOf } from './faces.ts';
import type { Faces, Han } from './faces.ts';
import { glyphRun } from './glyph-run.ts';
import type { GlyphRun } from './glyph-run.ts';
import type { Weight } from './ink.ts';
import { baseDirection, isAnyRightToLeft, seenRuns } from './reading-order.ts';
import type { Direction } from './reading-order.ts';

/** A line ready to be drawn; its width in thousandths of its size. */
export interface SetLine {
  readonly runs: readonly GlyphRun[];
  readonly width: number;
  readonly direction: Direction;
}

/** What stays together on a line: a word, or one Han sign with the marks that may not begin a line. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．！？）」』】〉》：；ー々〜]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[^ -])+(?:-+| +|$)?|[ -]+/gu;

interface Word {
  readonly text: string;
  /** With the space behind it, and without. */
  readonly width: number;
  readonly inked: number;
}

/** Set words that are kept: enough for the words of a table that come again, and never more. */
const KEPT_MAX = 20_000;

/** Sets texts: measures each word once, breaks lines between words, and puts each line into the order in which it is read. */
export class Typesetter {
  readonly #faces: Faces;
  readonly #kept = new Map<string, readonly GlyphRun[]>();

  constructor(faces: Faces) {
    this.#faces = faces;
  }

  /** A text on as many lines as it takes in a width, which is in thousandths of its size; what is too wide for a line breaks anywhere. */
  lines(text: string, weight: Weight, width: number): SetLine[] {
    const clean = cleanText(text);
    const han = hanOf(clean);
    const direction = baseDirection(clean);
    const broken = brokenInto(this.#words(clean, weight, han, width), width);
    return broken.map((words) => this.#line(words, weight, han, direction));
  }

  /** A text on one line, however wide. */
  line(text: string, weight: Weight): SetLine {
    const [line] = this.lines(text, weight, Infinity);
    return line ?? { runs: [], width: 0, direction: 'ltr' };
  }

  /** How wide the widest word of a text is, in thousandths of its size. */
  widestWord(text: string, weight: Weight): number {
    const clean = cleanText(text);
    return Math.max(0, ...this.#words(clean, weight, hanOf(clean), Infinity).map(({ inked }) => inked));
  }

  #words(text: string, weight: Weight, han: Han, widthMax: number): Word[] {
    return (text.match(WORD) ?? []).flatMap((word) => {
      const measured = this.#measured(word, weight, han);
      return measured.inked <= widthMax ? [measured] : this.#cut(word, weight, han, widthMax);
    });
  }

  #measured(text: string, weight: Weight, han: Han): Word {
    const width = widthOf(this.#set(text, weight, han));
    const bare = text.trimEnd();
    return { text, width, inked: bare === text ? width : widthOf(this.#set(bare, weight, han)) };
  }

  /** A word that no line holds, in pieces that one does. */
  #cut(text: string, weight: Weight, han: Han, widthMax: number): Word[] {
    const pieces: Word[] = [];
    let piece = '';
    let width = 0;
    for (const sign of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
      const more = widthOf(this.#set(sign, weight, han));
      if (piece !== '' && width + more > widthMax) {
        pieces.push(this.#measured(piece, weight, han));
        [piece, width] = ['', 0];
      }
      piece += sign;
      width += more;
    }
    return [...pieces, this.#measured(piece, weight, han)];
  }

  #line(words: readonly Word[], weight: Weight, han: Han, direction: Direction): SetLine {
    const text = words.map((word) => word.text).join('');
    const runs = isAnyRightToLeft(text)
      ? seenRuns(text.trimEnd(), direction).flatMap((run) => this.#inOrder(run, weight, han))
      : words.flatMap((word, at) =>
          this.#set(at === words.length - 1 ? word.text.trimEnd() : word.text, weight, han),
        );
    return { runs, width: widthOf(runs), direction };
  }

  /** The runs of a stretch that is read in one direction: from its end, where that is from the right. */
  #inOrder(
    { text, direction }: { text: string; direction: Direction },
    weight: Weight,
    han: Han,
  ): GlyphRun[] {
    if (direction === 'ltr') return [...this.#set(text, weight, han)];
    return this.#faces
      .runs(text, weight, han)
      .map(({ face, text: part }) => glyphRun(face, isAnyRightToLeft(part) ? part : turned(part)))
      .toReversed();
  }

  #set(text: string, weight: Weight, han: Han): readonly GlyphRun[] {
    const key = `${weight} ${han} ${text}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const runs = this.#faces.runs(text, weight, han).map(({ face, text: part }) => glyphRun(face, part));
    if (this.#kept.size >= KEPT_MAX) this.#kept.clear();
    this.#kept.set(key, runs);
    return runs;
  }
}

const widthOf = (runs: readonly GlyphRun[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** Signs that no right-to-left face sets, and that stand among what is read from the right. */
const turned = (text: string): string => Array.from(text).toReversed().join('');

function brokenInto(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let taken = 0;
  for (const word of words) {
    if (line.length > 0 && taken + word.inked > width) {
      lines.push(line);
      [line, taken] = [[], 0];
    }
    line.push(word);
    taken += word.width;
  }
  return line.length > 0 ? [...lines, line] : lines;
}
