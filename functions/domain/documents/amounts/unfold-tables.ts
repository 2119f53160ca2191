import { columnsOf, headingsOver, type Column } from './column-headings.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from './printed-amounts.ts';
import { printedDates } from '../dates/printed-dates.ts';
import { unionBox, type PlacedWord, type TextLine } from '../../text/text-line.ts';

/** Headings of what a document states once: its numbers, days and sums, in the languages of our countries and Europe's largest. */
const FACT =
  /invoice|\bbill\b|receipt|factu|fattura|fatura|rechnung|beleg|number|nummer|num[eé]ro|\bnr\b|\bno\b|n[°º]|dat[eau]|datum|fecha|\bdue\b|total|amount|bedrag|betrag|montant|importe|importo|\btax\b|\bvat\b|\bgst\b|\bbtw\b|\btva\b|\biva\b|mwst|ust\b|net\b|netto|brutto|\bht\b|\bttc\b|vervaldatum|f[äa]llig|[ée]ch[ée]ance|vencim|scadenza/i;
/** Headings of goods and services, and of taxes by rate, whose rows are many. */
const ROWS =
  /summary|analysis|\bcode\b|descri|omschrij|artikel|article|bezeichnung|beschreibung|d[ée]signation|libell[ée]|concepto|qty|quantit|menge|aantal|cantidad|\bitem|\bproduct|price|preis|\bprijs|prix|precio|prezzo|rate\b|hours|ytd|current/i;
/** A row of headings and its values stand this close, in heights of the values' line. */
const ROW_HEIGHTS = 3.2;
const VALUE_WORDS_MAX = 8;
const COLUMNS_MAX = 9;

/**
 * The lines of a document in which each table of one row (headings over values, as invoices print their number, days and sums) is
 * written out: one line `heading: value` a column, so that a value is found beside its name. Lines are counted anew from 0.
 */
export function unfoldTables(lines: readonly TextLine[]): TextLine[] {
  const unfolded: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next, after] = [lines[at], lines[at + 1], lines[at + 2]];
    if (!line) break;
    const facts = next && isOneRow(line, next, after) ? factLines(line, next) : [];
    unfolded.push(...(facts.length > 0 ? facts : [line]));
    if (facts.length > 0) at += 1;
  }
  return unfolded.map((line, index) => ({ ...line, index }));
}

function isOneRow(headings: TextLine, values: TextLine, after: TextLine | undefined): boolean {
  const columns = columnsOf(values);
  return (
    isHeadings(headings) &&
    isNear(headings, values) &&
    columns.length > 1 &&
    columns.length <= COLUMNS_MAX &&
    columns.every(isValue) &&
    !/%/.test(values.text) &&
    !isFurtherRow(values, after)
  );
}

function isHeadings(line: TextLine): boolean {
  const names = columnsOf(line);
  return (
    names.length > 1 &&
    names.every(({ text }) => /\p{L}{2}/u.test(text) && !/:\s*\S|\d(?!\d?\s?%)/.test(text)) &&
    FACT.test(line.text) &&
    !ROWS.test(line.text) &&
    !isStated(line.text)
  );
}

/** Whether a text states something itself: an amount, a day, a long number. */
function isStated(text: string): boolean {
  return (
    printedAmounts(text, UNKNOWN_CURRENCY).length > 0 || printedDates(text).length > 0 || /\d{3}/.test(text)
  );
}

function isNear(upper: TextLine, lower: TextLine): boolean {
  return (
    upper.page === lower.page &&
    lower.box[1] - upper.box[1] < ROW_HEIGHTS * Math.max(upper.box[3], lower.box[3])
  );
}

function isValue({ text, words }: Column): boolean {
  return words.length <= VALUE_WORDS_MAX && !/\p{L}\s?:/u.test(text) && (/\d/.test(text) || !FACT.test(text));
}

/** Whether the line below goes on with amounts under amounts: then the table has many rows. */
function isFurtherRow(values: TextLine, after: TextLine | undefined): boolean {
  if (!after || !isNear(values, after)) return false;
  const amounts = (line: TextLine) => printedAmounts(line.text, UNKNOWN_CURRENCY).length;
  return amounts(values) > 1 && amounts(after) > 1;
}

function factLines(headings: TextLine, values: TextLine): TextLine[] {
  const columns = columnsOf(values);
  const over = headingsOver(
    columns.map(({ box }) => box),
    headings,
  );
  if (over.filter((words) => words.length > 0).length < 2) return [];
  if (!columns.some(({ text }) => isStated(text))) return [];
  return columns.map((column, index) => joinedLine(values, over[index] ?? [], column));
}

function joinedLine(line: TextLine, names: readonly PlacedWord[], { words }: Column): TextLine {
  const placed: PlacedWord[] = [];
  let text = '';
  const write = (word: PlacedWord, before: string) => {
    text += before;
    placed.push({ ...word, from: text.length, to: text.length + word.text.length });
    text += word.text;
  };
  names.forEach((word, index) => {
    write(word, index > 0 ? ' ' : '');
  });
  const colon = names.length === 0 ? '' : text.endsWith(':') ? ' ' : ': ';
  words.forEach((word, index) => {
    write(word, index > 0 ? ' ' : colon);
  });
  return { ...line, text, words: placed, box: unionBox(words.map(({ box }) => box)) };
}
