import { balanceKind, headingRole, isHandedOver } from './heading-words.ts';
import { columnAt } from './figure-columns.ts';
import { columnDays, leadingDay, type ParsedLine } from './parsed-lines.ts';
import type { LineWord } from './page-lines.ts';
import type { PdfRow } from './printed-row.ts';
import { cellsOf } from './table-headings.ts';
import { INDENT_SLACK, type TableShape, WRAP_HEIGHTS } from './table-shape.ts';

/* What a line is to the table that it stands in. */

/** The text of a line without its days and the amounts in columns. */
export const restText = (line: ParsedLine, shape: TableShape): string => textOfRest(restWords(line, shape));

/** Words of a description as one text, without a rule or a sign of money at its ends. */
export const textOfRest = (words: readonly LineWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[\s|•·]+|[\s|]+$|\s[$€£₹`]$/g, '')
    .trim();

/** The words of a line that are neither its days nor amounts in columns. */
export function restWords(line: ParsedLine, shape: TableShape): LineWord[] {
  const days = columnDays(line, shape.dateLefts).filter((day) => day !== undefined);
  const money = line.money.filter((it) => columnAt(it, shape.money) >= 0);
  // A day of value may stand among the amounts.
  const among = line.days.filter(
    (day) => money.some(({ to }) => to === day.from) && money.some(({ from }) => from === day.to),
  );
  const taken = [...days, ...money, ...among];
  return line.words.filter((_, at) => !taken.some(({ from, to }) => at >= from && at < to));
}

/** The amount of a line in each column of money. */
export function cellsIn(line: ParsedLine, { money }: TableShape): PdfRow['cells'] {
  return money.map((_, at) => line.money.findLast((it) => columnAt(it, money) === at));
}

/** Where the words of a line begin that are no amounts: some banks print the description behind these. */
export function textLeftOf(line: ParsedLine, { money }: TableShape): number {
  const cells = line.money.filter((it) => columnAt(it, money) >= 0);
  const first = line.words.find((_, at) => !cells.some(({ from, to }) => at >= from && at < to));
  return first?.left ?? line.left;
}

/** Where the words of a line begin that are neither its days nor amounts: parts of a statement may be laid out differently. */
export function textStartOf(line: ParsedLine, { dateLefts, money }: TableShape): number | undefined {
  const days = columnDays(line, dateLefts).filter((day) => day !== undefined);
  const cells = line.money.filter((it) => columnAt(it, money) >= 0);
  return line.words.find((_, at) => ![...days, ...cells].some(({ from, to }) => at >= from && at < to))?.left;
}

/** Whether a line has money out and money in: "Sep 30 Closing totals" is no row, though a shop called Total is one. */
export function isOfBothSides(line: ParsedLine, shape: TableShape): boolean {
  const cells = cellsIn(line, shape);
  // Some banks fill the other side of a row with zeros, beside its balance.
  const hasBalance = shape.money.some(({ role }, at) => role === 'balance' && cells[at] !== undefined);
  const filled = hasBalance ? /[1-9]/ : /\d/;
  return (['debit', 'credit'] as const).every((side) =>
    shape.money.some(({ role }, at) => role === side && filled.test(cells[at]?.written.core ?? '')),
  );
}

/** Whether a line has money out or in, and the balance after it: "Saldo Dienstleistungspreisabschluss" is a charge. */
export function isMoveWithBalance(line: ParsedLine, shape: TableShape): boolean {
  const cells = cellsIn(line, shape);
  const has = (...roles: (string | undefined)[]): boolean =>
    shape.money.some(({ role }, at) => roles.includes(role) && cells[at] !== undefined);
  return has('balance') && has('debit', 'credit', 'amount') && !isOfBothSides(line, shape);
}

/** The words of a line and where they begin, but for a year or another day in brackets that stands under the day above it. */
export function withoutDays(
  { words, left, text }: ParsedLine,
  { dateLefts }: TableShape,
): { left: number; text: string } {
  const isDay = (word: LineWord): boolean =>
    /^(?:20\d\d|\(\d{1,2}[-./]\d{1,2}\))$/.test(word.text) &&
    dateLefts.some((edge) => Math.abs(word.left - edge) < INDENT_SLACK);
  const rest = words.filter((word) => !isDay(word));
  return {
    left: rest[0]?.left ?? left,
    text: rest.length === words.length ? text : rest.map((word) => word.text).join(' '),
  };
}

/** Whether a line names the columns below it. */
export function isHeading(line: ParsedLine): boolean {
  if (line.money.length > 0) return false;
  const roles = new Set(cellsOf(line).map(({ text }) => headingRole(text)));
  roles.delete(undefined);
  return (
    roles.size >= 2 && (roles.has('date') || roles.has('posting') || roles.size >= 3 || roles.has('balance'))
  );
}

/** Whether a line states a balance or takes one over. */
export const isStated = ({ text }: ParsedLine): boolean =>
  balanceKind(text) !== undefined || isHandedOver(text.replace(/[\d.,'’+\s-]+.{0,4}$/, ''));

/** Whether a line begins where descriptions do. */
export const isAtText = ({ left }: ParsedLine, { wordsLeft }: TableShape): boolean =>
  Math.abs(left - wordsLeft) < INDENT_SLACK;

/** Whether a line follows right below another one. */
export const isNextTo = (above: ParsedLine, line: ParsedLine): boolean =>
  above.page === line.page && line.middle - above.middle < WRAP_HEIGHTS * Math.max(above.height, line.height);

/** Whether a line is nothing but words under a description, near the line above. */
export function isWrapOf(line: ParsedLine, above: ParsedLine | undefined, shape: TableShape): boolean {
  return (
    above !== undefined &&
    isNextTo(above, line) &&
    isAtText(line, shape) &&
    leadingDay(line, shape.dateLefts) === undefined &&
    line.money.every((it) => columnAt(it, shape.money) < 0)
  );
}
