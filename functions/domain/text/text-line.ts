import type { Box, PageText, PageWord } from '../../../shared/model/document.ts';

/** Words that stand on one line of a page, left to right, with the letters each covers in `text`. */
export interface TextLine {
  page: number;
  /** Counts the document's lines from 0, top to bottom. */
  index: number;
  /** The words joined by a space, by `COLUMN_GAP` where the page leaves a wide gap. */
  text: string;
  words: readonly PlacedWord[];
  box: Box;
}

export interface PlacedWord extends PageWord {
  from: number;
  to: number;
}

/** Stands between words that belong to different columns. */
export const COLUMN_GAP = '   ';
/** Gap, in heights of the line, from which words belong to different columns. */
const COLUMN_GAP_HEIGHTS = 1.6;
/** Words whose middles differ by less than this part of the lower one's height stand on one line. */
const SAME_LINE = 0.55;

/** No document's page holds more words, nor a line of one: what lies beyond is hostile and left out. */
const PAGE_WORDS_MAX = 6000;
const LINE_WORDS_MAX = 120;
const WORD_LETTERS_MAX = 80;

/** The lines of a document in reading order. */
export function textLines(pages: readonly PageText[]): TextLine[] {
  const lines = pages.map(withLevelWords).flatMap((page) => rowsOf(page).map((words) => ({ page, words })));
  return lines.map(({ page, words }, index) => asLine(page, words, index));
}

/** Words of so many letters that are so much taller than wide run up or down a page; on a page of such words everything does. */
const SIDEWAYS_LETTERS = 3;
const SIDEWAYS = 1.5;
const SIDEWAYS_PART_MAX = 0.3;
/** So many such texts stand on a page at most; where there are more, as on a drawing, each word stays where it is. */
const SIDEWAYS_TEXTS_MAX = 40;

/**
 * A page whose words that run up or down its side stand level, each such text as one line from where it begins at the top: as they are
 * they would stand amidst the lines that they pass.
 */
function withLevelWords(page: PageText): PageText {
  const { words, width, height } = page;
  const upright = words.filter(
    ({ text, box, confidence }) =>
      confidence === 1 && text.length >= SIDEWAYS_LETTERS && box[3] * height > SIDEWAYS * box[2] * width,
  );
  if (upright.length === 0 || upright.length > SIDEWAYS_PART_MAX * words.length) return page;
  const isIn = ({ box: [left, , across] }: PageWord, word: PageWord) =>
    Math.abs(left - word.box[0]) < across / 2 && Math.abs(across - word.box[2]) < across / 2;
  // One word of each text stands for all of it.
  const sideways: PageWord[] = [];
  for (const word of upright) {
    if (sideways.some((one) => isIn(one, word))) continue;
    if (sideways.push(word) > SIDEWAYS_TEXTS_MAX) return page;
  }
  const level: PageWord[] = [];
  for (const [index, group] of Map.groupBy(words, (word) => sideways.findIndex((one) => isIn(one, word)))) {
    const first = sideways[index];
    if (!first) continue;
    const thick = (first.box[2] * width) / height;
    let left = first.box[0];
    const top = group.reduce((least, { box }) => Math.min(least, box[1]), Infinity);
    for (const word of group) {
      const long = (word.box[3] * height) / width;
      level.push({ ...word, box: [left, top, long, thick] });
      left += long + first.box[2] / 4;
    }
  }
  return { ...page, words: [...words.filter((word) => !sideways.some((one) => isIn(one, word))), ...level] };
}

function rowsOf(page: PageText): PageWord[][] {
  const rows: PageWord[][] = [];
  const topDown = page.words.slice(0, PAGE_WORDS_MAX).sort((a, b) => middle(a) - middle(b));
  for (const word of topDown) {
    const row = rows.slice(-6).findLast((candidate) => isBeside(candidate, word));
    if (row) row.push(word);
    else rows.push([word]);
  }
  const sorted = rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]).slice(0, LINE_WORDS_MAX));
  return sorted.sort((a, b) => rowMiddle(a) - rowMiddle(b));
}

function isBeside(row: readonly PageWord[], word: PageWord): boolean {
  const nearest = row.reduce((best, other) => (distance(other, word) < distance(best, word) ? other : best));
  const lower = Math.min(nearest.box[3], word.box[3]);
  return Math.abs(middle(nearest) - middle(word)) < SAME_LINE * lower;
}

function distance(a: PageWord, b: PageWord): number {
  return Math.abs(a.box[0] + a.box[2] / 2 - b.box[0] - b.box[2] / 2);
}

function middle(word: PageWord): number {
  return word.box[1] + word.box[3] / 2;
}

function rowMiddle(row: readonly PageWord[]): number {
  return row.reduce((sum, word) => sum + middle(word), 0) / row.length;
}

function asLine(page: PageText, row: readonly PageWord[], index: number): TextLine {
  const words: PlacedWord[] = [];
  let text = '';
  for (const whole of withWholeWords(page, row)) {
    const word = { ...whole, text: whole.text.slice(0, WORD_LETTERS_MAX) };
    const before = words.at(-1);
    if (before) text += isFar(page, before, word) ? COLUMN_GAP : ' ';
    words.push({ ...word, from: text.length, to: text.length + word.text.length });
    text += word.text;
  }
  return { page: page.page, index, text, words, box: unionBox(row.map((word) => word.box)) };
}

/** Letters that stand apart in one run, as templates set their titles: "I N V O I C E". */
const APART_MIN = 4;
/** Between words of letters apart the gap is so many times that between letters. */
const WORD_GAP = 1.6;

/** A line's words, those of letters printed apart as words again. */
function withWholeWords(page: PageText, row: readonly PageWord[]): readonly PageWord[] {
  if (row.filter(isLetter).length < APART_MIN) return row;
  const whole: PageWord[] = [];
  let run: PageWord[] = [];
  for (const word of row) {
    const before = run.at(-1);
    const isNext = before === undefined ? word.text !== '-' : !isFar(page, before, word);
    if (isLetter(word) && isNext) run.push(word);
    else {
      whole.push(...joined(run));
      run = isLetter(word) ? [word] : [];
      if (!isLetter(word)) whole.push(word);
    }
  }
  return [...whole, ...joined(run)];
}

const isLetter = ({ text }: PageWord): boolean => /^[\p{L}&-]$/u.test(text);

const gapOf = (left: PageWord, right: PageWord): number => right.box[0] - left.box[0] - left.box[2];

/** A run of letters as its words, which wider gaps part; too short a run as it is. */
function joined(run: readonly PageWord[]): PageWord[] {
  if (run.length < APART_MIN) return [...run];
  const gaps = run.slice(1).map((word, at) => gapOf(run[at] ?? word, word));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: PageWord[][] = [];
  for (const [at, letter] of run.entries()) {
    const gap = gaps[at - 1];
    if (gap === undefined || gap > WORD_GAP * usual) words.push([letter]);
    else words.at(-1)?.push(letter);
  }
  return words.flatMap((letters) => {
    const [first] = letters;
    if (!first) return [];
    const text = letters.map((letter) => letter.text).join('');
    const confidence = Math.min(...letters.map((letter) => letter.confidence));
    return [{ ...first, text, confidence, box: unionBox(letters.map(({ box }) => box)) }];
  });
}

function isFar(page: PageText, left: PageWord, right: PageWord): boolean {
  const gap = (right.box[0] - left.box[0] - left.box[2]) * page.width;
  return gap > COLUMN_GAP_HEIGHTS * Math.min(left.box[3], right.box[3]) * page.height;
}

/** A stretch of a line: what was read there, how surely, and where it stands. */
export interface Stretch {
  text: string;
  /** Mean certainty (0–1) of the words it touches. */
  legibility: number;
  page: number;
  box: Box;
}

/** The stretch of `line` from letter `from` up to letter `to`; words cut in part give that part of their box. */
export function stretch(line: TextLine, from = 0, to = line.text.length): Stretch {
  const touched = line.words.filter((word) => word.to > from && word.from < to);
  const boxes = touched.map((word) => partOf(word, from, to));
  const legibility = touched.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, touched.length);
  return { text: line.text.slice(from, to).trim(), legibility, page: line.page, box: unionBox(boxes) };
}

/** How surely the word of a stretch was read that was read least surely; marks and single letters are misread without harm. */
export function leastLegibility(line: TextLine, from: number, to: number): number {
  return line.words
    .filter((word) => word.to > from && word.from < to && /[\p{L}\d].*[\p{L}\d]/u.test(word.text))
    .reduce((least, { confidence }) => Math.min(least, confidence), 1);
}

/** Where a stretch of a line stands and what it says, without how surely it was read. */
export function placeOf(line: TextLine, from: number, to: number): Omit<Stretch, 'legibility'> {
  const { text, page, box } = stretch(line, from, to);
  return { text, page, box };
}

function partOf(word: PlacedWord, from: number, to: number): Box {
  const [x, y, width, height] = word.box;
  const start = Math.max(0, from - word.from) / word.text.length;
  const end = Math.min(word.text.length, to - word.from) / word.text.length;
  return [x + start * width, y, (end - start) * width, height];
}

/** The smallest box around all of them. */
export function unionBox(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return [0, 0, 0, 0];
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
