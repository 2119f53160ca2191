import type { TrueRow, TrueStatement } from './drawn-statement.ts';
import { printAmount, printDay, printMagnitude, type TableLayout } from './layout.ts';

/** A cell as text, with the number or day it stands for, so that a spreadsheet can hold the value itself. */
export interface PrintedCell {
  readonly text: string;
  readonly minor?: number;
  readonly day?: string;
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
    ...rows.map((row) => rowCells(row, statement, layout)),
    ...footer(statement, rows, layout),
  ];
}

function preamble(statement: TrueStatement, layout: TableLayout): PrintedCell[][] {
  const { locale, opening, closing } = statement;
  if (layout.preamble === 'none') return [];
  const title = [[text(locale.title)], [text('IBAN'), text('XX12 3456 7890 1234 5678')]];
  if (layout.preamble === 'title') return [...title, []];
  return [
    ...title,
    [text(locale.openingBalance), balanceCell(opening, statement, layout)],
    [text(locale.closingBalance), balanceCell(closing, statement, layout)],
    [],
  ];
}

function footer(statement: TrueStatement, rows: readonly TrueRow[], layout: TableLayout): PrintedCell[][] {
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  if (layout.footer === 'total') return [[text(statement.locale.total), balanceCell(sum, statement, layout)]];
  return layout.footer === 'none'
    ? []
    : [[], [text(statement.locale.closingBalance), balanceCell(statement.closing, statement, layout)]];
}

/** Balances carry a sign even where amounts leave it to a column or a word. */
function balanceCell(
  minor: number,
  { currency }: TrueStatement,
  { number, money }: TableLayout,
): PrintedCell {
  const isMarked = number.sign === 'dr-cr' || number.sign === 'dr' || number.sign === 'plus-minus';
  const style = money === 'amount' && !isMarked ? number : ({ ...number, sign: 'minus' } as const);
  return { text: printAmount(minor, style, currency), minor };
}

function headingCells({ locale: { headings } }: TrueStatement, layout: TableLayout): PrintedCell[] {
  const money = {
    amount: [headings.amount],
    columns: [headings.debit, headings.credit],
    direction: [headings.amount, headings.direction],
  }[layout.money];
  return arranged(layout, {
    day: [headings.date, ...(layout.hasValueDate ? [headings.valueDate] : [])].map(text),
    words: [headings.text, ...(layout.hasType ? [headings.type] : [])].map(text),
    money: [
      ...money,
      ...(layout.hasBalance ? [headings.balance] : []),
      ...(layout.hasCurrency ? [headings.currency] : []),
    ].map(text),
  });
}

function rowCells(row: TrueRow, statement: TrueStatement, layout: TableLayout): PrintedCell[] {
  const day = { text: printDay(row.date, layout, statement.locale), day: row.date };
  const type = TYPES[Math.abs(row.amount) % 2] ?? TYPES[0];
  return arranged(layout, {
    day: layout.hasValueDate ? [day, day] : [day],
    words: layout.hasType ? [text(row.description), text(type)] : [text(row.description)],
    money: [
      ...moneyCells(row.amount, statement, layout),
      ...(layout.hasBalance ? [balanceCell(row.balance, statement, layout)] : []),
      ...(layout.hasCurrency ? [text(statement.currency)] : []),
    ],
  });
}

function arranged(
  { textFirst }: TableLayout,
  { day, words, money }: Record<'day' | 'words' | 'money', PrintedCell[]>,
): PrintedCell[] {
  return textFirst ? [...words, ...day, ...money] : [...day, ...words, ...money];
}

function moneyCells(minor: number, { currency }: TrueStatement, layout: TableLayout): PrintedCell[] {
  if (layout.money === 'amount') return [{ text: printAmount(minor, layout.number, currency), minor }];
  const bare = { text: printMagnitude(minor, layout.number, currency), minor: Math.abs(minor) };
  const [out, into] = layout.directions;
  if (layout.money === 'direction') return [bare, text(minor < 0 ? out : into)];
  return minor < 0 ? [bare, text('')] : [text(''), bare];
}
