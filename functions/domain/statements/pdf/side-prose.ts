import { headingRole } from './heading-words.ts';
import type { PageLine } from './page-lines.ts';
import { cellsOf } from './table-headings.ts';

const GAP_MIN = 0.015;
const SAME_LEFT = 0.004;
/** So many lines of so many words each, with so many of them between the lines of the table, are sentences and no column of it. */
const LINES_MIN = 3;
const WORDS_MIN = 1.8;
const BETWEEN_ROWS = 0.3;
/** Sentences name a sum now and then; lines that end in one are a table's, or a list of balances. */
const ENDS_IN_SUM = /\d[.,]\d\d(?:\s?(?:CR|DR|-))?$/i;
const SUMS_MIN = 2;

/** The lines of pages without sentences beside a table, as banks print offers and conditions there: its rows go on with none of their words. */
export function withoutSideProse(lines: readonly PageLine[]): PageLine[] {
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()];
  return pages.flatMap((ofPage) => {
    const at = ofPage.findIndex(isHeadOfMoney);
    const prose = at < 0 ? undefined : proseBeside(ofPage, at);
    return prose ? withoutBox(ofPage, at, prose) : ofPage;
  });
}

const isMoney = (role: string | undefined): boolean => /^(debit|credit|amount|balance)$/.test(String(role));

/** Headings of days, words and amounts, with those of the amounts last. */
function isHeadOfMoney(line: PageLine): boolean {
  const roles = cellsOf(line).map(({ text }) => headingRole(text));
  const known = new Set(roles.filter((role) => role !== undefined));
  return known.size > 2 && isMoney(roles.at(-1));
}

interface Prose {
  readonly edge: number;
  readonly end: number;
}

/** Where sentences begin right of a table, and the line at which they end. */
function proseBeside(lines: readonly PageLine[], heading: number): Prose | undefined {
  const right = lines[heading]?.words.at(-1)?.right ?? 1;
  const below = lines.slice(heading + 1);
  const lefts = below.flatMap(({ words }) => words.find(({ left }) => left > right + GAP_MIN)?.left ?? []);
  const counted = lefts.map((left) => lefts.filter((other) => Math.abs(other - left) < SAME_LEFT).length);
  const edge = (lefts[counted.indexOf(Math.max(0, ...counted))] ?? 1) - SAME_LEFT;
  const crossed = below.findIndex(({ words }) => words.some((word) => word.left < edge && word.right > edge));
  const end = crossed < 0 ? lines.length : heading + 1 + crossed;
  const box = lines.slice(heading + 1, end).filter(({ words }) => words.some(({ left }) => left >= edge));
  const words = box.flatMap((line) => line.words.filter(({ left }) => left >= edge));
  const own = box.filter((line) => line.words.every(({ left }) => left >= edge)).length;
  const sums = box.filter((line) => ENDS_IN_SUM.test(line.words.at(-1)?.text ?? '')).length;
  const isProse =
    sums < SUMS_MIN &&
    box.length >= LINES_MIN &&
    words.length >= WORDS_MIN * box.length &&
    own >= BETWEEN_ROWS * box.length &&
    words.filter(({ text }) => /\p{L}{2}/u.test(text)).length * 2 > words.length;
  return isProse ? { edge, end } : undefined;
}

function withoutBox(lines: readonly PageLine[], heading: number, { edge, end }: Prose): PageLine[] {
  const within = lines.slice(heading + 1, end).flatMap((line): PageLine[] => {
    const words = line.words.filter(({ left }) => left < edge);
    const text = words.map((word) => word.text).join(' ');
    return words.length === 0 ? [] : [{ ...line, words, left: words[0]?.left ?? line.left, text }];
  });
  return [...lines.slice(0, heading + 1), ...within, ...lines.slice(end)];
}
