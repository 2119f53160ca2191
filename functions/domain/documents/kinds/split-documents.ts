import type { DocumentKind, PageText, PageWord } from '../../../../shared/model/document.ts';
import { documentKind } from './document-kind.ts';
import { findNumber } from './find-number.ts';
import { owedNow } from '../amounts/find-total.ts';
import { labelledAmounts } from '../amounts/money-line.ts';
import { callsDue } from '../dates/date-cues.ts';
import { printedDates } from '../dates/printed-dates.ts';
import { textLines, type TextLine } from '../../text/text-line.ts';
import { namesTotal } from '../amounts/total-label.ts';
import { UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';

/** Words a receipt has at least; fewer are a stamp or a slip. */
const WORDS_MIN = 8;
/** White between two receipts on one photograph, in parts of its width or height. */
const GUTTER_MIN = 0.02;
const FOLLOWING_PAGE =
  /\b(?:page|seite|pagina|página|blatt)\s*:?\s*(\d{1,3})\s*(?:of|\/|von|van|de|sur)\s*\d/i;
const SPLITS_MAX = 12;

/**
 * The documents a file holds, each as its pages: several receipts on one photograph stand apart and each have a total; pages of
 * one document stay together. Pages of a mail's parts never share a document, and an electronic invoice is one, however its pages look.
 */
export function splitDocuments(pages: readonly PageText[]): PageText[][] {
  const parts = Map.groupBy(pages, ({ part }) => part ?? -1);
  return [...parts].flatMap(([part, own]) =>
    part === 0 || own.some(({ invoice }) => invoice) ? [own] : splitPages(own),
  );
}

function splitPages(pages: readonly PageText[]): PageText[][] {
  const documents: PageText[][] = [];
  for (const page of pages) {
    const [first = page, ...others] = receiptsOn(page);
    const before = documents.at(-1);
    if (before && (others.length > 0 || !startsAnew(before, page))) before.push(first);
    else documents.push([first]);
    documents.push(...others.map((other) => [other]));
  }
  return documents;
}

/** Whether a page begins another document: the one before is complete, and this one has a total and a number or day of its own. */
function startsAnew(before: readonly PageText[], page: PageText): boolean {
  const lines = textLines([page]);
  const following = lines
    .map(({ text }) => FOLLOWING_PAGE.exec(text)?.[1])
    .find((number) => number !== undefined);
  if (following !== undefined && Number(following) > 1) return false;
  const earlier = textLines(before);
  if (!isWhole(earlier) || !isWhole(lines)) return false;
  const [number, numberBefore] = [findNumber(lines)?.value, findNumber(earlier)?.value];
  if (number !== undefined && numberBefore !== undefined) return number !== numberBefore;
  return !sameDays(earlier, lines) || totalsOf(earlier).every((total) => !totalsOf(lines).includes(total));
}

/** What stands above a table of taxes, which states totals of its own. */
const TAX_TABLE = /^\W*(?:gst|tax|vat|sst|hst)\s*(?:summary|analysis|breakdown|details)\b/i;

function totalsOf(lines: readonly TextLine[]): number[] {
  const table = lines.find(({ text }) => TAX_TABLE.test(text))?.index ?? Infinity;
  return owedNow(labelledAmounts(lines, UNKNOWN_CURRENCY))
    .filter(({ label, line }) => namesTotal(label) && line.index < table)
    .map(({ amount }) => amount);
}

/** A total and a day: what a receipt can't do without. When it is due is told in the foot of the same bill too. */
function isWhole(lines: readonly TextLine[]): boolean {
  return totalsOf(lines).length > 0 && lines.some(hasOwnDay);
}

const hasOwnDay = ({ text }: TextLine): boolean =>
  printedDates(text).some(({ from }) => !callsDue(text.slice(0, from)));

function sameDays(a: readonly TextLine[], b: readonly TextLine[]): boolean {
  const days = (lines: readonly TextLine[]) =>
    lines.flatMap(({ text }) => printedDates(text).map(({ readings }) => readings.dmy ?? readings.mdy));
  const known = new Set(days(a));
  return days(b).some((day) => known.has(day));
}

/** Documents of many columns and days, of which a page never holds two. */
const ALONE: readonly DocumentKind[] = ['payslip', 'statement'];

/** The receipts on one page: it is cut at white gutters, upright or level, as long as both sides are whole receipts. */
function receiptsOn(page: PageText): PageText[] {
  if (ALONE.includes(documentKind(textLines([page]), true))) return [page];
  const done: PageText[] = [];
  const open = [page];
  for (let region = open.shift(); region && done.length < SPLITS_MAX; region = open.shift()) {
    const halves = cut(region);
    if (halves) open.unshift(...halves);
    else done.push(region);
  }
  return [...done, ...open];
}

function cut(page: PageText): [PageText, PageText] | undefined {
  for (const axis of [0, 1] as const) {
    for (const at of gutters(page.words, axis)) {
      const isBefore = ({ box }: PageWord) => box[axis] + (axis === 0 ? box[2] : box[3]) / 2 < at;
      const halves: [PageText, PageText] = [
        { ...page, words: page.words.filter(isBefore) },
        { ...page, words: page.words.filter((word) => !isBefore(word)) },
      ];
      if (axis === 0 && partsRows(page, isBefore)) continue;
      if (halves.every((half) => half.words.length >= WORDS_MIN && isWhole(textLines([half]))))
        if (!isRepeated(halves)) return halves;
    }
  }
  return undefined;
}

/** Rows with nothing but amounts behind a gutter, from which on it runs through a table. */
const PARTED_ROWS_MIN = 2;

/** Whether an upright gutter parts the rows of a table: their words stand before it, and behind it amounts alone. */
function partsRows(page: PageText, isBefore: (word: PageWord) => boolean): boolean {
  const parted = textLines([page]).filter(({ words }) => {
    const [before, behind] = [words.filter(isBefore), words.filter((word) => !isBefore(word))];
    const hasLetters = (own: readonly PageWord[]) => own.some(({ text }) => /\p{L}{3}/u.test(text));
    return behind.some(({ text }) => /\d[.,]\d\d/.test(text)) && hasLetters(before) && !hasLetters(behind);
  });
  return parted.length >= PARTED_ROWS_MIN;
}

/**
 * Whether two parts of a page state the same total: a bill with its payment slip, an invoice with its summary. Receipts that merely cost
 * the same lie on photographs, and were made on different days.
 */
function isRepeated(halves: readonly [PageText, PageText]): boolean {
  const [first, second] = halves.map((half) => textLines([half])) as [TextLine[], TextLine[]];
  const totals = totalsOf(first).filter((total) => total !== 0);
  if (!totalsOf(second).some((total) => totals.includes(total))) return false;
  const words = halves.flatMap((half) => half.words);
  // A printed page has recognised words too: those of its logo.
  const isPhotograph = words.filter(({ confidence }) => confidence < 1).length > words.length / 2;
  return !isPhotograph || sameDays(first, second);
}

/** Middles of the white strips that no word crosses, widest first. */
function gutters(words: readonly PageWord[], axis: 0 | 1): number[] {
  const spans = words
    .map(({ box }) => [box[axis], box[axis] + (axis === 0 ? box[2] : box[3])] as const)
    .toSorted((a, b) => a[0] - b[0]);
  const found: { at: number; width: number }[] = [];
  let end = spans[0]?.[1] ?? 0;
  for (const [from, to] of spans) {
    if (from - end >= GUTTER_MIN) found.push({ at: (from + end) / 2, width: from - end });
    end = Math.max(end, to);
  }
  return found
    .toSorted((a, b) => b.width - a.width)
    .slice(0, 6)
    .map(({ at }) => at);
}
