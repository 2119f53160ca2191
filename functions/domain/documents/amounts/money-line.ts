import { headingsOver } from './column-headings.ts';
import { amountsOfOneDecimal, isOfOneDecimal } from './one-decimal.ts';
import { printedAmounts, type PrintedAmount } from './printed-amounts.ts';
import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';
import { recommended } from './recommended.ts';
import { storedValue } from './stored-value.ts';
import { tipGuide } from './tip-guide.ts';

/** An amount on a document with the words that say what it is. */
export interface LabelledAmount extends PrintedAmount {
  line: TextLine;
  /** The words left of it; where there are none, those above it: of its column where it has one. */
  label: string;
  isFromAbove: boolean;
  /** Its place among the amounts of its line, and how many there are. */
  position: number;
  beside: number;
}

/** Of a long list only its beginning and its end, where totals stand, are weighed: bounds the time. */
const FIRST_AMOUNTS = 100;
const LAST_AMOUNTS = 300;

/** The amounts of a document with their labels. */
export function labelledAmounts(lines: readonly TextLine[], currency: string): LabelledAmount[] {
  const all = everyAmount(lines, currency);
  if (all.length <= FIRST_AMOUNTS + LAST_AMOUNTS) return all;
  return [...all.slice(0, FIRST_AMOUNTS), ...all.slice(-LAST_AMOUNTS)];
}

function everyAmount(lines: readonly TextLine[], currency: string): LabelledAmount[] {
  const amountsOf = isOfOneDecimal(lines) ? amountsOfOneDecimal : printedAmounts;
  const proposed = new Set([...tipGuide(lines), ...recommended(lines), ...storedValue(lines)]);
  return lines.flatMap((line) => {
    if (proposed.has(line.index)) return [];
    const amounts = amountsOf(line.text, currency).filter(
      ({ from }) => !CAPITAL.test(line.text.slice(0, from)) && !PRIZE.test(line.text.slice(0, from)),
    );
    const headings = columnHeadings(line, amounts, lines);
    const rest = amounts.length === 1 ? wrappedLabel(line, amounts[0]?.from ?? 0, lines) : '';
    return amounts.map((amount, position) => {
      const { label, isFromAbove } = labelOf(line, amounts[0]?.from ?? 0, amount, headings[position], lines);
      return {
        ...amount,
        line,
        position,
        beside: amounts.length,
        label: `${label}${rest}`,
        isFromAbove,
      };
    });
  });
}

/** Sums stand in the right part of a page, and their labels wrap in narrow cells; what goods are wraps at the left. */
const SUMS_FROM = 0.35;
const WRAPPED_LINES_MAX = 3;
const WRAPPED_HEIGHTS = 2.2;
const SAME_EDGE = 0.01;
/** An amount, and no rate. */
const SUM = /\d[.,]\d\d(?!\d|\s?%)/;
/** A currency's letters before an amount. */
const SIGN_BEFORE = /(?:[A-Z]{3}|kr|Fr|zł)\.?\s*$/u;
/** The rest of a phrase, not the next one. */
const GOES_ON = /^(?:\p{Ll}|\()/u;

/** What the lines right under a sum's label go on with, in its own cell: "State, county and" above "city tax (8.6%)". */
function wrappedLabel(line: TextLine, from: number, lines: readonly TextLine[]): string {
  const left = line.words[0]?.box[0] ?? 0;
  if (left < SUMS_FROM) return '';
  const texts: string[] = [];
  let last = line;
  // A rate by itself is no label: "8.1%" above "Mehrwertsteuer".
  let isOpen = !WORD.test(line.text.slice(0, from).replace(SIGN_BEFORE, ''));
  for (const next of lines.slice(line.index + 1, line.index + 1 + WRAPPED_LINES_MAX)) {
    const isBelow = next.page === line.page && next.box[1] - last.box[1] < WRAPPED_HEIGHTS * last.box[3];
    const isInCell = Math.abs(next.box[0] - left) < SAME_EDGE && !next.text.includes(COLUMN_GAP);
    if (!isBelow || !isInCell || SUM.test(next.text) || !(isOpen || GOES_ON.test(next.text))) break;
    texts.push(` ${next.text}`);
    isOpen = false;
    last = next;
  }
  return texts.join('');
}

/** What companies are worth is printed in the foot of their letters. */
const CAPITAL =
  /au\s*capital(?:\s*(?:social|variable))?\s*de\W*(?:[A-Z]{3}\W*)?$|capitale?\s*sociale?\s*(?:de|di|versato|:)?\W*(?:euro|eur|r)?\W*$|(?:stamm|grund|aktie)[ck]apital\w*\W*(?:eur|chf|sek)?\W*$/iu;

/** What shops promise below their sums to who answers their questions: "Enter to win a $500 gift card". */
const PRIZE =
  /(?<!\p{L})(?:to\s+win(?!\p{L})[^.:;$€£]{0,16}|win\s+(?:an?|up\s+to|\d\s+of\s+\d)|save\s+up\s+to)\W*$/iu;

/** What a line's text says behind its last amount, which may lack a zero: "TAX .42   BAL". */
export const sinceLastAmount = (text: string): string =>
  text.split(/(?:\d|(?<=\s))[.,]\d\d(?!\d|\s?%)/).at(-1) ?? '';

const AMOUNT = /\d[.,]\d\d/;
/** Letters with points are one too: "I.V.A. 22%". */
const WORD = /\p{L}{2}|(?:\p{L}\.){2}/u;

const SENTENCE_WORDS_MIN = 6;

const isSentence = (text: string): boolean =>
  (text.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS_MIN;

type Label = Pick<LabelledAmount, 'label' | 'isFromAbove'>;

/** Rows of a table that may stand between its headings and an amount. */
const TABLE_ROWS_MAX = 12;

/** What stands over each of several amounts in a row without words: the headings of its table. */
function columnHeadings(
  line: TextLine,
  amounts: readonly PrintedAmount[],
  lines: readonly TextLine[],
): string[] {
  if (amounts.length < 2 || /\p{L}{3}/u.test(line.text)) return [];
  const above = lines.slice(Math.max(0, line.index - TABLE_ROWS_MAX), line.index);
  const headings = above.findLast(({ text }) => !AMOUNT.test(text));
  if (headings?.page !== line.page || headings.words.length < 2 || /\d{3}/.test(headings.text)) return [];
  const boxes = amounts.map(({ from, to }) => stretch(line, from, to).box);
  return headingsOver(boxes, headings).map((words) => words.map(({ text }) => text).join(' '));
}

function labelOf(
  line: TextLine,
  first: number,
  amount: PrintedAmount,
  heading: string | undefined,
  lines: readonly TextLine[],
): Label {
  const near = sinceLastAmount(line.text.slice(0, amount.from));
  const last = near.trimEnd().split(COLUMN_GAP).at(-1) ?? '';
  // A sentence stands by itself: what is left of it in another column says nothing of its amount.
  if (/\p{L}{3}.*:$/u.test(last) || isSentence(last)) return { label: last, isFromAbove: false };
  if (WORD.test(near)) return { label: near, isFromAbove: false };
  const before = line.text.slice(0, first);
  if (WORD.test(before)) return { label: before, isFromAbove: false };
  if (heading) return { label: heading, isFromAbove: true };
  const above = lines[line.index - 1];
  const isNear = above && above.page === line.page && line.box[1] - above.box[1] < 3 * line.box[3];
  const isLabel = isNear === true && !AMOUNT.test(above.text);
  return isLabel ? { label: above.text, isFromAbove: true } : { label: before, isFromAbove: false };
}
