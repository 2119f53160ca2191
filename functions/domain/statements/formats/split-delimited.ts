import { isBlankRow, type TableRow } from '../tables/table.ts';
import { BoundedText, TextRow } from '../tables/text-row.ts';
import { withPlainBreaks } from '../../text/plain-breaks.ts';

/** How a text separates and quotes its cells. `isBackslashed`: a quote within quotes is written `\"`. */
export interface Dialect {
  delimiter: string;
  quote: string;
  isBackslashed: boolean;
}

/** A cell with the place after it. */
interface Cell {
  text: string;
  end: number;
}

/** No statement is as wide; a line of a megabyte is none. */
const CELLS_MAX = 512;
/** Longer lines are not searched again for every quote in them. */
const LINE_MAX = 20_000;
const RETURN = 0x0d;

/**
 * The rows of a text with delimiters that hold more than blanks, each with the physical line it begins on; lines end with `\n` or `\r\n`. A
 * quote that does not close before another cell begins counts as text.
 */
export function splitDelimited(text: string, dialect: Dialect): TableRow[] {
  const rows: TableRow[] = [];
  const signs: Signs = {
    nextBreak: finderOf(text, '\n'),
    nextQuote: finderOf(text, dialect.quote),
    nextDelimiter: finderOf(text, dialect.delimiter),
  };
  const unclosed: Unclosed = { until: 0 };
  const bounded = new BoundedText(text);
  let line = 1;
  for (let at = 0; at < text.length; line += 1) {
    const lineEnd = signs.nextBreak(at);
    const end = withoutReturn(text, at, lineEnd);
    if (signs.nextQuote(at) < lineEnd) {
      const quoted = quotedRow(text, at, dialect, signs, unclosed);
      addFilled(rows, { line, cells: quoted.cells });
      line += breaksBetween(text, at, quoted.end);
      at = signs.nextBreak(quoted.end) + 1;
      continue;
    }
    if (end > at) {
      const first = bounded.count;
      addBounds(bounded, { at, end }, signs);
      addFilled(rows, new TextRow(line, bounded, first));
    }
    at = lineEnd + 1;
  }
  return rows;
}

/** The end of what stands on a line: the break, or the `\r` before it. */
const withoutReturn = (text: string, from: number, lineEnd: number): number =>
  lineEnd > from && text.charCodeAt(lineEnd - 1) === RETURN ? lineEnd - 1 : lineEnd;

function addFilled(rows: TableRow[], row: TableRow): void {
  if (!isBlankRow(row)) rows.push(row);
}

/** The place of the next sign from a place on, the text's length where there is none. */
type Finder = (at: number) => number;

type Signs = Readonly<Record<'nextBreak' | 'nextQuote' | 'nextDelimiter', Finder>>;

/** Finds a sign at places that only go forward, so that no part of the text is searched twice. */
function finderOf(text: string, sign: string): Finder {
  let found = -1;
  return (at) => {
    if (found < at) found = text.indexOf(sign, at);
    if (found < 0) found = text.length;
    return found;
  };
}

/** Up to where no quote closes a cell: none that begins before is looked at again, or a file of open quotes takes for ever. */
interface Unclosed {
  until: number;
}

/** Notes what bounds the cells of a line without quotes. */
function addBounds(
  bounded: BoundedText,
  { at, end }: { at: number; end: number },
  { nextDelimiter }: Signs,
): void {
  bounded.add(at - 1);
  let next = nextDelimiter(at);
  for (let count = 1; next < end && count < CELLS_MAX; count += 1) {
    bounded.add(next);
    next = nextDelimiter(next + 1);
  }
  bounded.add(Math.min(next, end));
}

/** Cells of a row with quotes, up to the line break that ends it. */
function quotedRow(
  text: string,
  start: number,
  dialect: Dialect,
  signs: Signs,
  unclosed: Unclosed,
): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const opening = openingQuote(text, at, dialect.quote);
    const cell =
      (opening >= unclosed.until && quotedCell(text, opening, dialect, unclosed)) ||
      plainCell(text, at, dialect.quote, signs);
    if (cells.length < CELLS_MAX) cells.push(unwrapFormula(cell.text));
    if (text[cell.end] !== dialect.delimiter) return { cells, end: cell.end };
    at = cell.end + 1;
  }
}

/** Where the cell at `at` opens with a quote, blanks before it passed over; −1 where it does not. */
function openingQuote(text: string, at: number, quote: string): number {
  let first = at;
  while (text[first] === ' ') first += 1;
  return text[first] === quote ? first : -1;
}

function plainCell(text: string, at: number, quote: string, { nextBreak, nextDelimiter }: Signs): Cell {
  const end = Math.min(withoutReturn(text, at, nextBreak(at)), nextDelimiter(at));
  const from = text[at] === quote ? at + 1 : at;
  return { text: text.slice(from, end > from && text[end - 1] === quote && from > at ? end - 1 : end), end };
}

/** A cell from its opening quote to the one before a delimiter or line break; undefined where that swallows other cells. */
function quotedCell(
  text: string,
  start: number,
  { delimiter, quote, isBackslashed }: Dialect,
  unclosed: Unclosed,
): Cell | undefined {
  let isOdd = false;
  let isWithin = false;
  let lineEnd: number | undefined;
  let at = start + 1;
  for (;;) {
    const found = text.indexOf(quote, at);
    if (found < 0 || (isOdd && found > (lineEnd ??= endOfLine(text, start)))) {
      if (found < 0) unclosed.until = text.length;
      else if ((lineEnd ?? 0) - start > LINE_MAX) unclosed.until = lineEnd ?? 0;
      return undefined;
    }
    const next = text[found + 1];
    if (isBackslashed && isEscaped(text, found, { delimiter, quote })) at = found + 1;
    else if (isWithin && next === quote && isEndOfCell(text, found + 2, delimiter))
      return { text: unquoted(text.slice(start + 1, found + 1), quote, isBackslashed), end: found + 2 };
    else if (next === quote) at = found + 2;
    else if (
      (isWithin || isBeforeProse(text, found, delimiter)) &&
      goesOn(text, found, { delimiter, quote })
    ) {
      isWithin = false;
      at = found + 1;
    } else if (isEndOfCell(text, found + 1, delimiter)) {
      const inner = text.slice(start + 1, found);
      return { text: unquoted(inner, quote, isBackslashed), end: found + 1 };
    } else {
      isOdd = true;
      isWithin = text[found - 1] === ' ' && next !== ' ';
      at = found + 1;
    }
  }
}

/** Whether a quote before a delimiter ends words quoted within a cell (`"Cafe "Le Phare", Nice"`): the next one ends the cell. */
function goesOn(
  text: string,
  at: number,
  { delimiter, quote }: Pick<Dialect, 'delimiter' | 'quote'>,
): boolean {
  const next = text.indexOf(quote, at + 1);
  if (text[at + 1] !== delimiter || next < 0 || text.slice(at, next).includes('\n')) return false;
  if (
    text
      .slice(at + 1, next)
      .trimEnd()
      .endsWith(delimiter)
  )
    return false;
  return isEndOfCell(text, next + 1, delimiter) || isBeforeProse(text, at, delimiter);
}

/** Whether a blank and a letter follow the delimiter behind a quote: `"TV 55", black, wall"`. */
const isBeforeProse = (text: string, at: number, delimiter: string): boolean =>
  text[at + 1] === delimiter && text[at + 2] === ' ' && /\p{L}/u.test(text[at + 3] ?? '');

/**
 * Whether a backslash makes a quote text. One before a delimiter ends its cell all the same (`C:\\"`), unless prose goes on, and
 * one before a quote stands for itself where that one does not end the cell.
 */
function isEscaped(
  text: string,
  at: number,
  { delimiter, quote }: Pick<Dialect, 'delimiter' | 'quote'>,
): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  if ((at - before) % 2 === 0 || isEndOfRow(text, at + 1)) return false;
  const [next, afterwards] = [text[at + 1], text[at + 2]];
  if (next === quote) return afterwards === delimiter || isEndOfRow(text, at + 2);
  return next !== delimiter || (afterwards === ' ' && text[at + 3] !== quote);
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

const isEndOfCell = (text: string, at: number, delimiter: string): boolean =>
  text[at] === delimiter || isEndOfRow(text, at);

function isEndOfRow(text: string, at: number): boolean {
  return at >= text.length || text[at] === '\n' || text.startsWith('\r\n', at);
}

function unquoted(written: string, quote: string, isBackslashed: boolean): string {
  const inner = withPlainBreaks(written);
  if (isBackslashed && inner.includes('\\'))
    return inner
      .replaceAll('\\\\', '\\')
      .replaceAll(`\\${quote}`, quote)
      .replaceAll(quote + quote, quote);
  return inner.includes(quote) ? inner.replaceAll(quote + quote, quote) : inner;
}

function breaksBetween(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Spreadsheet-proof exports write account numbers as ="0123". */
function unwrapFormula(cell: string): string {
  return cell.startsWith('="') ? cell.slice(2).replace(/"$/, '') : cell;
}
