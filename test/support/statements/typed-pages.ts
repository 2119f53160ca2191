import type { PageText } from '../../../shared/model/document.ts';

const LETTER = 1 / 120;
const LINE = 1 / 60;

/** Pages as typed with letters of one width: every word stands where it stands in the text. Pages are parted by a line of dashes. */
export function typedPages(text: string): PageText[] {
  return text.split(/\n-{3,}\n/).map((page, at) => ({
    page: at + 1,
    width: 600,
    height: 800,
    words: page.split('\n').flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        box: [match.index * LETTER, (row + 1) * LINE, match[0].length * LETTER, LINE * 0.7] as [
          number,
          number,
          number,
          number,
        ],
        confidence: 1,
      })),
    ),
  }));
}
