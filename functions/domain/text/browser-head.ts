import type { TextLine } from './text-line.ts';

/** What browsers print at the head of a page, when it was printed, and in its foot, from where and which page of how many it is. */
const BROWSER_HEAD = /^\W*\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}/;
const BROWSER_FOOT = /^\W*(?:https?:\/\/|about:|file:)\S*\s+\d{1,3}\s?\/\s?\d{1,3}\W*$/;

/** The line with the day on which a page was printed from a browser: whatever it shows was issued before. */
export function headOfBrowser(lines: readonly TextLine[]): TextLine | undefined {
  const [first] = lines;
  const isPrintout = lines.some(({ text }) => BROWSER_FOOT.test(text));
  return first && isPrintout && BROWSER_HEAD.test(first.text) ? first : undefined;
}
