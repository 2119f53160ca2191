import { brokenInto, wordsOf } from './break-lines.ts';
import type { Word } from './break-lines.ts';
import { cleanText } from './clean-text.ts';
import { hanOf } from './faces.ts';
import type { Faces, Han } from './faces.ts';
import { glyphRun, inOneFace } from './glyph-run.ts';
import type { GlyphRun } from './glyph-run.ts';
import type { Weight } from './ink.ts';
import { baseDirection, isAnyRightToLeft, seenRuns } from './reading-order.ts';
import type { Direction } from './reading-order.ts';

/** A line ready to be drawn; its width in thousandths of its size. */
export interface SetLine {
  readonly runs: readonly GlyphRun[];
  readonly width: number;
  readonly direction: Direction;
  /** What it says, where the glyphs alone would not say it in that order, or lack some. */
  readonly actual?: string | undefined;
}

/** How a text is set: in which weight, and in whose Han signs. */
interface Manner {
  readonly weight: Weight;
  readonly han: Han;
}

/** Days and amounts: figures of one width, which nothing joins or draws closer, so that each sign is set for itself. */
const FIGURES = /^[\d.,/\u00A0\u202F−-]+$/u;

/** Devanagari, whose vowels are not seen where they are spoken. */
const REORDERED = /[\u0900-\u097F\uA8E0-\uA8FF]/u;

/** Set words that are kept: enough for the words of a table that come again, and never more. */
const KEPT_MAX = 20_000;
const KEPT_LETTERS_MAX = 40;

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
    const manner = { weight, han: hanOf(clean) };
    const direction = baseDirection(clean);
    const words = this.#words(clean, manner).flatMap((word) =>
      word.inked <= width ? [word] : this.#cut(word.text, manner, width),
    );
    return brokenInto(words, width).map((line) => this.#line(line, manner, direction));
  }

  /** A text on one line, however wide. */
  line(text: string, weight: Weight): SetLine {
    if (!FIGURES.test(text)) return this.lines(text, weight, Infinity)[0] ?? nothing;
    const runs = this.#figures(text, { weight, han: 'sc' });
    return { runs, width: widthOf(runs), direction: 'ltr' };
  }

  /** A text on one line that is no wider: where it would be, its end gives way to an ellipsis. */
  shortened(text: string, weight: Weight, width: number): SetLine {
    let kept = cleanText(text);
    let line = this.line(kept, weight);
    while (line.width > width && kept !== '') {
      kept = Array.from(kept)
        .slice(0, -Math.ceil(kept.length / 20))
        .join('');
      line = this.line(`${kept.trimEnd()}…`, weight);
    }
    return line;
  }

  /** How wide a text is on one line, and the widest of its words, in thousandths of its size. */
  measure(text: string, weight: Weight): { width: number; widestWord: number } {
    const clean = cleanText(text);
    const words = this.#words(clean, { weight, han: hanOf(clean) });
    const before = words.slice(0, -1).reduce((sum, { width }) => sum + width, 0);
    return {
      width: before + (words.at(-1)?.inked ?? 0),
      widestWord: words.reduce((widest, { inked }) => Math.max(widest, inked), 0),
    };
  }

  #words(text: string, manner: Manner): Word[] {
    return wordsOf(text).map((word) => this.#word(word, manner));
  }

  #word(text: string, manner: Manner): Word {
    const bare = text.trimEnd();
    const runs = FIGURES.test(bare) ? this.#figures(bare, manner) : this.#set(bare, manner);
    const space = bare === text ? [] : this.#set(text.slice(bare.length), manner);
    const inked = widthOf(runs);
    return { text, runs, space, inked, width: inked + widthOf(space) };
  }

  /** A word that no line holds, in pieces that one does. */
  #cut(text: string, manner: Manner, widthMax: number): Word[] {
    const pieces: string[] = [];
    let [piece, width] = ['', 0];
    for (const sign of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
      const more = widthOf(this.#set(sign, manner));
      if (piece !== '' && width + more > widthMax) {
        pieces.push(piece);
        [piece, width] = ['', 0];
      }
      piece += sign;
      width += more;
    }
    return [...pieces, piece].map((one) => this.#word(one, manner));
  }

  #line(words: readonly Word[], manner: Manner, direction: Direction): SetLine {
    const text = words.map((word) => word.text).join('');
    const last = words.length - 1;
    const isTurned = isAnyRightToLeft(text);
    const runs = isTurned
      ? seenRuns(text.trimEnd(), direction).flatMap((run) => this.#inOrder(run, manner))
      : words.flatMap((word, at) => (at === last ? word.runs : [...word.runs, ...word.space]));
    // Readers of files turn round what is read from the right by themselves, and its actual text once more.
    const isUnlike = !isTurned && (REORDERED.test(text) || runs.some(({ isLacking }) => isLacking));
    const actual = isUnlike ? text : undefined;
    return { runs, width: widthOf(runs), direction, actual };
  }

  /** The runs of a stretch that is read in one direction: from its end, where that is from the right. */
  #inOrder({ text, direction }: { text: string; direction: Direction }, manner: Manner): GlyphRun[] {
    if (direction === 'ltr') return [...this.#set(text, manner)];
    return this.#faces
      .runs(text, manner.weight, manner.han)
      .map(({ face, text: part }) => glyphRun(face, isAnyRightToLeft(part) ? part : turned(part)))
      .toReversed();
  }

  #figures(text: string, manner: Manner): readonly GlyphRun[] {
    return inOneFace(Array.from(text, (sign) => this.#set(sign, manner)).flat());
  }

  #set(text: string, { weight, han }: Manner): readonly GlyphRun[] {
    const key = `${weight}${han}${text}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const runs = this.#faces.runs(text, weight, han).map(({ face, text: part }) => glyphRun(face, part));
    if (text.length > KEPT_LETTERS_MAX) return runs;
    if (this.#kept.size >= KEPT_MAX) this.#kept.clear();
    this.#kept.set(key, runs);
    return runs;
  }
}

const nothing: SetLine = { runs: [], width: 0, direction: 'ltr' };

const widthOf = (runs: readonly GlyphRun[]): number => runs.reduce((sum, { width }) => sum + width, 0);

/** Signs that no right-to-left face sets, and that stand among what is read from the right. */
const turned = (text: string): string => Array.from(text).toReversed().join('');
