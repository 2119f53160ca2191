import type { PageText, PageWord } from '../../shared/model/document.ts';

const LINE_STEP = 0.03;
const LETTER_WIDTH = 0.015;

/**
 * A page with these lines, as an engine would give it: each word with its box. Three blanks or more leave a column's gap.
 */
export function wordsOnPage(...lines: string[]): PageText {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): PageWord => ({
      text: match[0],
      box: [0.05 + match.index * LETTER_WIDTH, 0.05 + row * LINE_STEP, match[0].length * LETTER_WIDTH, 0.018],
      confidence: 0.98,
    })),
  );
  return { page: 1, width: 1000, height: 1500, words };
}
