import type { PageText, PageWord } from '../../../../shared/model/document.ts';

/** A word with its edges, all in fractions of the page's width, so that heights and widths compare. */
export interface LineWord {
  text: string;
  left: number;
  right: number;
  middle: number;
  height: number;
}

/** Words that stand beside each other; `row` counts the lines of the whole document from 1. */
export interface PageLine {
  page: number;
  row: number;
  words: LineWord[];
  left: number;
  middle: number;
  height: number;
  text: string;
  /** How far down the page the line stands, 0 to 1. */
  down: number;
  /** A cheque or a day's balance: figures only, its day in no column. */
  isFigures?: boolean;
}

/** Text turned by 90° (form numbers along the edge) stands taller than this many lines. */
const TURNED_HEIGHTS = 3;

/** The lines of all pages from top to bottom, each read from left to right. */
export function pageLines(pages: readonly PageText[]): PageLine[] {
  const lines = pages.flatMap(linesOf);
  return lines.map((line, at) => ({ ...line, row: at + 1 }));
}

function linesOf(page: PageText): Omit<PageLine, 'row'>[] {
  const words = upright(page.words.map((word) => placed(word, page))).sort((a, b) => a.middle - b.middle);
  const groups: LineWord[][] = [];
  for (const word of words) {
    const group = groups.findLast((it) => sharesLine(it, word));
    if (group) group.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => lineFrom(group, page));
}

function placed({ text, box: [left, top, width, height] }: PageWord, page: PageText): LineWord {
  const down = page.height / page.width;
  return { text, left, right: left + width, middle: (top + height / 2) * down, height: height * down };
}

function upright(words: LineWord[]): LineWord[] {
  const usual = median(words.map(({ height }) => height));
  return words.filter(
    ({ left, right, height }) => height < TURNED_HEIGHTS * usual || right - left > height / 2,
  );
}

function sharesLine(group: readonly LineWord[], word: LineWord): boolean {
  const last = group.at(-1);
  const first = group[0];
  if (!last || !first) return false;
  const reach = 0.5 * Math.min(last.height, word.height);
  return word.middle - last.middle < reach && word.middle - first.middle < 0.6 * first.height;
}

function lineFrom(group: LineWord[], page: PageText): Omit<PageLine, 'row'> {
  const words = group.toSorted((a, b) => a.left - b.left);
  const middle = median(words.map((word) => word.middle));
  return {
    page: page.page,
    words,
    left: words[0]?.left ?? 0,
    middle,
    height: median(words.map((word) => word.height)),
    text: words.map(({ text }) => text).join(' '),
    down: (middle * page.width) / page.height,
  };
}

/** The middle of some numbers; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
