import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import type { TrueRow, TrueStatement } from './drawn-statement.ts';
import { printAmount, printDay, printMagnitude, type TableLayout } from './layout.ts';

/** A cell as text, with the number or day it stands for, so that a spreadsheet can hold the value itself. */
export interface PrintedCell {
  readonly text: string;
  readonly minor?: number;
  readonly day?: string;
  /** The day is written as its number, as spreadsheets count them. */
  readonly isSerial?: boolean;
}

const TYPES = ['CARD', 'TRANSFER'] as const;
const text = (value: string): PrintedCell => ({ text: value });

/** The statement as lines of cells: preamble, headings, rows in the order given, footer. */
export function printTable(
  statement: TrueStatement,
  rows: readonly TrueRow[],
  layout: TableLayout,
): PrintedCell[][] {
  const headings = layout.hasHeadings ? [headingCells(statement, layout)] : [];
  return [
    ...preamble(statement, layout),
    ...headings,
    ...withOpening(rows, statement, layout),
    ...footer(statement, rows, layout),
  ];
}

/** The table's own lines: where the balance before the oldest row is one of them, it stands at that row's end. */
function withOpening(
  rows: readonly TrueRow[],
  statement: TrueStatement,
  layout: TableLayout,
): PrintedCell[][] {
  const lines = rows.map((row) => rowCells(row, statement, layout));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!layout.hasOpeningRow || !first || !last) return lines;
  const isOldestFirst = first.date <= last.date;
  const date = isOldestFirst ? first.date : last.date;
  const opening = arranged(layout, {
    day: dayCells(date, statement, layout),
    words: [statement.locale.openingBalance, ...(layout.hasType ? [''] : [])].map(text),
    money: [
      ...(layout.money === 'amount' ? [''] : ['', '']).map(text),
      balanceCell(statement.opening, statement, layout),
      ...(layout.hasCurrency ? [text(statement.currency)] : []),
    ],
  });
  return isOldestFirst ? [opening, ...lines] : [...lines, opening];
}

function preamble(statement: TrueStatement, layout: TableLayout): PrintedCell[][] {
  const { locale, opening, closing } = statement;
  if (layout.preamble === 'none') return [];
  const title = [[text(locale.title)], [text('IBAN'), text('XX12 3456 7890 1234 5678')]];
  if (layout.preamble === 'title') return [...title, []];
  if (layout.preamble === 'period') return [...title, periodCells(statement, layout), []];
  return [
    ...title,
    [text(locale.openingBalance), balanceCell(opening, statement, layout)],
    [text(locale.closingBalance), balanceCell(closing, statement, layout)],
    [],
  ];
}

function periodCells({ rows, locale }: TrueStatement, layout: TableLayout): PrintedCell[] {
  const days = rows.map((row) => printDay(row.date, layout, locale));
  return [text('Period'), text(`${days[0] ?? ''} - ${days.at(-1) ?? ''}`)];
}

function footer(statement: TrueStatement, rows: readonly TrueRow[], layout: TableLayout): PrintedCell[][] {
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  if (layout.footer === 'total') return [[text(statement.locale.total), balanceCell(sum, statement, layout)]];
  if (layout.footer === 'remark')
    return [[], [text('This statement was made by a machine and is valid without a signature.')]];
  if (layout.footer === 'column-total') return [columnTotals(statement, rows, layout)];
  return layout.footer === 'none'
    ? []
    : [[], [text(statement.locale.closingBalance), balanceCell(statement.closing, statement, layout)]];
}

/** The sums of money out and in, each below its own column. */
function columnTotals(
  statement: TrueStatement,
  rows: readonly TrueRow[],
  layout: TableLayout,
): PrintedCell[] {
  const sum = (way: -1 | 1): number =>
    rows.reduce((total, { amount }) => total + (Math.sign(amount) === way ? Math.abs(amount) : 0), 0);
  const cell = (minor: number): PrintedCell => ({
    text: printMagnitude(minor, layout.number, statement.currency),
    minor,
  });
  const money =
    layout.money === 'columns'
      ? [cell(sum(-1)), cell(sum(1))]
      : [balanceCell(sum(1) - sum(-1), statement, layout)];
  const blanks = layout.valueDate === 'none' ? [''] : ['', ''];
  return arranged(layout, {
    day: blanks.map(text),
    words: [statement.locale.total, ...(layout.hasType ? [''] : [])].map(text),
    money,
  });
}

/** Balances carry a sign even where amounts leave it to a column or a word. */
function balanceCell(
  minor: number,
  { currency: code, locale }: TrueStatement,
  { number, money }: TableLayout,
): PrintedCell {
  const isMarked = ['dr-cr', 'dr', 'cr', 'plus', 'plus-minus'].includes(number.sign);
  const style = money === 'amount' && !isMarked ? number : ({ ...number, sign: 'minus' } as const);
  return { text: printAmount(minor, style, { code, locale }), minor };
}

function headingCells({ locale: { headings } }: TrueStatement, layout: TableLayout): PrintedCell[] {
  const money = {
    amount: [headings.amount],
    columns: [headings.debit, headings.credit],
    direction: [headings.amount, headings.direction],
  }[layout.money];
  return arranged(layout, {
    day: [headings.date, ...(layout.valueDate === 'none' ? [] : [headings.valueDate])].map(text),
    words: [headings.text, ...(layout.hasType ? [headings.type] : [])].map(text),
    money: [
      ...money,
      ...(layout.hasBalance ? [headings.balance] : []),
      ...(layout.hasCurrency ? [headings.currency] : []),
    ].map(text),
  });
}

function rowCells(row: TrueRow, statement: TrueStatement, layout: TableLayout): PrintedCell[] {
  const type = TYPES[Math.abs(row.amount) % 2] ?? TYPES[0];
  return arranged(layout, {
    day: dayCells(row.date, statement, layout, row.amount),
    words: layout.hasType ? [text(row.description), text(type)] : [text(row.description)],
    money: [
      ...moneyCells(row.amount, statement, layout),
      ...(layout.hasBalance ? [balanceCell(row.balance, statement, layout)] : []),
      ...(layout.hasCurrency ? [text(statement.currency)] : []),
    ],
  });
}

/** The day, and where there is a second column of days the one the amount counts from: up to three later. */
function dayCells(
  date: CivilDate,
  { locale }: TrueStatement,
  layout: TableLayout,
  amount = 0,
): PrintedCell[] {
  const cell = (day: CivilDate): PrintedCell => ({
    text: printDay(day, layout, locale),
    day,
    isSerial: layout.date === 'serial',
  });
  if (layout.valueDate === 'none') return [cell(date)];
  return [cell(date), cell(layout.valueDate === 'same' ? date : addDays(date, Math.abs(amount) % 4))];
}

function arranged(
  { textFirst }: TableLayout,
  { day, words, money }: Record<'day' | 'words' | 'money', PrintedCell[]>,
): PrintedCell[] {
  return textFirst ? [...words, ...day, ...money] : [...day, ...words, ...money];
}

function moneyCells(minor: number, { currency, locale }: TrueStatement, layout: TableLayout): PrintedCell[] {
  if (layout.money === 'amount')
    return [{ text: printAmount(minor, layout.number, { code: currency, locale }), minor }];
  const bare = { text: printMagnitude(minor, layout.number, currency), minor: Math.abs(minor) };
  const [out, into] = layout.directions;
  if (layout.money === 'direction') return [bare, text(minor < 0 ? out : into)];
  return minor < 0 ? [bare, text('')] : [text(''), bare];
}
