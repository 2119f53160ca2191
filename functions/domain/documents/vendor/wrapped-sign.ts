import { COLUMN_GAP, stretch, type TextLine } from '../../text/text-line.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from '../amounts/printed-amounts.ts';
import { largeHead } from './large-head.ts';
import { joinCues } from './vendor-join.ts';
import { hostSpellings } from './vendor-echo.ts';
import { hasLegalForm, withoutLegalForm } from './vendor-name.ts';
import { FOOT_LINES, type Known, type Part } from './vendor-place.ts';
import { isTradeLine } from './vendor-sign-lines.ts';
import { isCustomerHeading, isIssuerHeading, isTitleAlone, refusals, TRADE } from './vendor-words.ts';

/** Rows of a page where a sign may begin, and rows below in which it goes on: other columns lie between. */
const SIGN_ROWS = 16;
const ROWS_BELOW = 3;
const LINES_MAX = 4;
const TRADE_WORDS_MAX = 3;
/** A sign is so much taller than the page's usual letters, and its lines are as tall as each other. */
const LARGER = 1.2;
const SAME_HEIGHT = 0.04;
/** From the top of one line to that of the next, in heights. */
const PITCH_MAX = 1.7;
/** Edges or middles that differ by less (parts of the page) are aligned. */
const ALIGNED = 0.012;

/** The lines of one name, and whether more than what the last one says proves that they are one. */
export interface WrappedName {
  readonly parts: readonly Part[];
  readonly isProven: boolean;
}

/**
 * The names that a page's own text prints over two or three lines, because their column is too narrow for them: lines of one size, right
 * below each other, in letters larger than the rest, or such that an address of the web runs together; or the second says but what is
 * sold there. None of those lines is a name by itself.
 */
export function wrappedSigns({ page, hosts, isPrinted }: Known): WrappedName[] {
  if (!isPrinted) return [];
  const height = usualHeight(page);
  const signs: WrappedName[] = [];
  for (const line of [...page.slice(0, SIGN_ROWS), ...page.slice(SIGN_ROWS).slice(-FOOT_LINES)])
    for (const part of columns(line)) {
      if (isOfSign(part, signs) || !isSign(part)) continue;
      const column = wholeSign(part, page);
      if (column.length === 1) continue;
      const parts = hostedLines(column, hosts) ?? column;
      const isLarge = stretch(line, part.from, part.to).box[3] >= LARGER * height;
      const isFoot = page.indexOf(line) >= SIGN_ROWS;
      const isProven = isHosted(parts, hosts) || (!isFoot && (isLarge || endsInForm(parts)));
      if (isProven) signs.push({ parts, isProven });
      else if (!isFoot && parts.length === 2 && endsInTrade(parts)) signs.push({ parts, isProven: false });
    }
  return signs;
}

/** Shorter names of hosts stand within others by chance. */
const HOST_LETTERS_MIN = 5;

/**
 * Whether an address of the web runs the lines of a name together, or is called as the second where the first says but what is sold:
 * "Roofing" above "Larch Ltd".
 */
function isHosted(parts: readonly Part[], hosts: readonly string[]): boolean {
  const [first = '', ...others] = parts.map(textOf);
  const whole = hostSpellings(withoutLegalForm([first, ...others].join(' ')));
  const rest = hostSpellings(withoutLegalForm(others.join(' ')));
  return hosts.some(
    (host) =>
      whole.includes(host) || (TRADE.test(first) && host.length >= HOST_LETTERS_MIN && rest.includes(host)),
  );
}

/** The first lines of a column that an address of the web runs together: below a name stands who bears it, or their street. */
function hostedLines(parts: readonly Part[], hosts: readonly string[]): readonly Part[] | undefined {
  const longestFirst = parts.map((_, at) => parts.slice(0, parts.length - at));
  return longestFirst.find((lines) => lines.length > 1 && isHosted(lines, hosts));
}

/** Whether the last line is but a legal form: what stands above it is a company's name, however many lines it takes. */
function endsInForm(parts: readonly Part[]): boolean {
  const last = parts.map(textOf).at(-1) ?? '';
  return hasLegalForm(` ${last}`) && withoutLegalForm(` ${last}`).trim() === '';
}

/** How tall most words of a page are: lines of several columns are taller than their words. */
function usualHeight(page: readonly TextLine[]): number {
  const heights = page.flatMap(({ words }) => words.map(({ box }) => box[3])).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}

function endsInTrade(parts: readonly Part[]): boolean {
  const [first = '', last = ''] = parts.map(textOf);
  return !TRADE.test(first) && first.split(/\s+/).length <= TRADE_WORDS_MAX && isTradeLine(last);
}

/** Whether a part is a line of one of the signs, or lies within it. */
export const isOfSign = (part: Part, signs: readonly WrappedName[]): boolean =>
  signs.some(({ parts }) =>
    parts.some((own) => own.line === part.line && own.from <= part.from && part.to <= own.to),
  );

function wholeSign(first: Part, page: readonly TextLine[]): Part[] {
  const sign = [first];
  while (sign.length < LINES_MAX) {
    const below = partBelow(sign, page);
    if (!below) break;
    sign.push(below);
  }
  const pieces = sign.map(({ line, from, to }) => stretch(line, from, to));
  const { joinsRepeat, joinsSign, joinsAfterForm } = joinCues(pieces);
  return joinsRepeat === 1 || joinsSign === 1 || joinsAfterForm === 1 ? [first] : sign;
}

/** The next line of a sign: as tall, aligned, right below, in the same case. */
function partBelow(sign: readonly Part[], page: readonly TextLine[]): Part | undefined {
  const last = sign.at(-1);
  if (!last || hasLegalForm(textOf(last))) return undefined;
  const at = page.indexOf(last.line);
  const own = stretch(last.line, last.from, last.to).box;
  return page
    .slice(at + 1, at + 1 + ROWS_BELOW)
    .flatMap(columns)
    .find((part) => {
      const { box, text } = stretch(part.line, part.from, part.to);
      const pitch = box[1] - own[1];
      const isNear = pitch > own[3] / 2 && pitch < PITCH_MAX * own[3];
      const isAsTall = Math.abs(box[3] - own[3]) < SAME_HEIGHT * own[3];
      return isNear && isAsTall && isAligned(own, box) && isSameCase(textOf(last), text) && isName(part);
    });
}

const textOf = ({ line, from, to }: Part): string => line.text.slice(from, to).trim();

function isAligned(a: readonly number[], b: readonly number[]): boolean {
  const [left = 0, , width = 0] = a;
  const [other = 0, , otherWidth = 0] = b;
  const edges = [left - other, left + width - other - otherWidth, left + width / 2 - other - otherWidth / 2];
  return edges.some((edge) => Math.abs(edge) < ALIGNED);
}

const isCapitals = (text: string): boolean => text === text.toUpperCase();

const isSameCase = (a: string, b: string): boolean => isCapitals(a) === isCapitals(b);

/** Whether a part may begin a name: "Copper Lane" reads as a street's, which has a number. */
function isSign(part: Part): boolean {
  const text = textOf(part);
  return isName(part) || (!/\d/.test(text) && refusals(text).join() === 'address' && !isTitleAlone(text));
}

function isName(part: Part): boolean {
  const text = textOf(part);
  if (!/\p{L}{2}/u.test(text) || /\d{3}|[:@]/.test(text)) return false;
  if (isTitleAlone(text) || isCustomerHeading(text) || isIssuerHeading(text)) return false;
  return refusals(text).length === 0 && printedAmounts(text, UNKNOWN_CURRENCY).length === 0;
}

/** A line's columns, without the small words that stand close behind large ones. */
function columns(line: TextLine): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const text of line.text.split(COLUMN_GAP)) {
    const to = from + text.length;
    parts.push({ line, from, to: largeHead(line, from, to) ?? to });
    from += text.length + COLUMN_GAP.length;
  }
  return parts;
}
