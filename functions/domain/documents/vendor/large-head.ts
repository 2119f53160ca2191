import type { TextLine } from '../../text/text-line.ts';

/** A sign is so many times taller than the words that go on behind it. */
const SIGN_HEIGHTS = 1.35;
/** Recognition boxes the words of a line as high as its highest: there a sign's letters are so many times broader, each word's by a little. */
const SIGN_WIDTHS = 1.45;
const WORD_WIDTHS = 1.15;
/** Letters of shorter words say little of how broad others are, and signs stand in the first lines. */
const LETTERS_MIN = 3;
const SMALL_LETTERS_MIN = 8;
const SIGN_LINES = 4;

/** Where the large words that begin a printed column end, and small ones go on: "HARTWIG" before "Spedition · Lager". */
export function largeHead(line: TextLine, from: number, to: number): number | undefined {
  const words = line.words.filter((word) => word.from >= from && word.to <= to);
  const [first] = words;
  if (!first) return undefined;
  if (words.some(({ confidence }) => confidence < 1)) return broadHead(line, words);
  const small = words.findIndex(({ box }) => box[3] * SIGN_HEIGHTS <= first.box[3]);
  const isDone = small > 0 && words.slice(small).every(({ box }) => box[3] * SIGN_HEIGHTS <= first.box[3]);
  return isDone ? words[small - 1]?.to : undefined;
}

/** Where the broad words that begin a recognised line at the head end, and narrow ones go on to its end. */
function broadHead(line: TextLine, words: TextLine['words']): number | undefined {
  if (line.index >= SIGN_LINES) return undefined;
  const told = words.filter(({ text }) => text.length >= LETTERS_MIN);
  for (const [at, word] of told.entries()) {
    const [broad, narrow] = [told.slice(0, at), told.slice(at)];
    if (broad.length === 0 || lettersOf(narrow) < SMALL_LETTERS_MIN) continue;
    const isApart = Math.min(...broad.map(breadth)) >= WORD_WIDTHS * Math.max(...narrow.map(breadth));
    if (isApart && meanBreadth(broad) >= SIGN_WIDTHS * meanBreadth(narrow))
      return words[words.indexOf(word) - 1]?.to;
  }
  return undefined;
}

type Word = TextLine['words'][number];

const breadth = ({ text, box }: Word): number => box[2] / text.length;
const lettersOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0);
const meanBreadth = (words: readonly Word[]): number =>
  words.reduce((sum, { box }) => sum + box[2], 0) / lettersOf(words);
