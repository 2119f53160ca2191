import type { GlyphRun } from './glyph-run.ts';

/** What stays together on a line, set, with the space behind it; widths in thousandths of its size. */
export interface Word {
  readonly text: string;
  readonly runs: readonly GlyphRun[];
  readonly space: readonly GlyphRun[];
  /** Without the space, and with it. */
  readonly inked: number;
  readonly width: number;
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** A word up to its hyphens, or one Han sign with the marks that may not begin a line; each with the spaces behind it. */
const ANY_WORD = new RegExp(
  `[${CJK}][、。，．！？）」』】〉》：；ー々〜]* *|(?:(?![${CJK}])[^ -])+-* *|-+ *| +`,
  'gu',
);
const PLAIN = /^[\u0020-\u007E]*$/u;
const PLAIN_WORD = /[^ -]+-* *|-+ *| +/g;

/** A text in the pieces between which a line may break. */
export const wordsOf = (text: string): readonly string[] =>
  text.match(PLAIN.test(text) ? PLAIN_WORD : ANY_WORD) ?? [];

/** Words on lines of a width: as many on each as it holds, and one at least. */
export function brokenInto(words: readonly Word[], width: number): Word[][] {
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
  if (line.length > 0) lines.push(line);
  return lines;
}
