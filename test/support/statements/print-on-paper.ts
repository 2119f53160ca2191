import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import { table, type DrawnPage } from '../draw-statement.ts';
import type { PaperRow, PaperStyle } from './printed-style.ts';

/** A statement on paper: its pages, and the rows in the order in which they are printed. */
export interface PaperStatement {
  readonly pages: readonly DrawnPage[];
  readonly rows: readonly PaperRow[];
  readonly opening: number;
  readonly closing: number;
}

type Cells = readonly string[];

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', CAD: '$' };

/** Prints a statement as a bank of this style would, over as many pages as it takes. */
export function printOnPaper(moves: readonly PaperRow[], opening: number, style: PaperStyle): PaperStatement {
  const inOrder = style.money === 'sections' ? bySection(moves) : moves;
  const rows = style.isNewestFirst && style.money !== 'sections' ? inOrder.toReversed() : inOrder;
  const balances = balancesAfter(moves, opening);
  const closing = opening + moves.reduce((sum, { amount }) => sum + amount, 0);
  const groups = pagesOf(rows, style.rowsPerPage);
  const pages = groups.map((group, at): DrawnPage => {
    const top = at === 0 ? firstPage(moves, opening, closing, style) : pageHead(at, style);
    const body = bodyLines(
      group,
      balances,
      { opening, closing, isFirst: at === 0, isLast: at === groups.length - 1 },
      style,
    );
    return [
      ...top,
      ...table(stopsOf(style), 200, [headings(style), ...body], 13),
      ...table([40], 815, [[`North Shore Bank, page ${at + 1}`]]),
    ];
  });
  return { pages, rows, opening, closing };
}

function bySection(moves: readonly PaperRow[]): PaperRow[] {
  return [...moves.filter(({ amount }) => amount > 0), ...moves.filter(({ amount }) => amount < 0)];
}

function balancesAfter(moves: readonly PaperRow[], opening: number): Map<PaperRow, number> {
  let balance = opening;
  return new Map(moves.map((row) => [row, (balance += row.amount)]));
}

function pagesOf(rows: readonly PaperRow[], count: number): PaperRow[][] {
  const pages = Math.ceil(rows.length / count);
  return Array.from({ length: pages }, (_, at) => rows.slice(at * count, (at + 1) * count));
}

function firstPage(
  moves: readonly PaperRow[],
  opening: number,
  closing: number,
  style: PaperStyle,
): DrawnPage {
  const { language } = style;
  const [first = '', last = ''] = [moves[0]?.date, moves.at(-1)?.date];
  const period = `${language.period} ${fullDay(first, style)} - ${fullDay(last, style)}`;
  const head = table([40], 40, [
    ['North Shore Bank'],
    [`${language.account} 0031 7724 4821   ${language.currency}`],
    [period],
  ]);
  if (!style.hasSummary) return head;
  const [into, out] = [1, -1].map((way) =>
    moves.reduce((sum, { amount }) => sum + Math.max(0, amount * way), 0),
  );
  const summary = [
    [language.opening, money(opening, style), language.into, money(into ?? 0, style)],
    [language.closing, money(closing, style), language.out, money(out ?? 0, style)],
  ];
  return [...head, ...table([40, -260, 300, -540], 120, summary, 16)];
}

function pageHead(at: number, { language }: PaperStyle): DrawnPage {
  return table([40, -550], 40, [
    ['North Shore Bank', String(at + 1)],
    [`${language.account} 0031 7724 4821`],
  ]);
}

interface Place {
  readonly opening: number;
  readonly closing: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function bodyLines(
  group: readonly PaperRow[],
  balances: ReadonlyMap<PaperRow, number>,
  { opening, closing, isFirst, isLast }: Place,
  style: PaperStyle,
): Cells[] {
  const { language, money: shown } = style;
  const isForward = !style.isNewestFirst && shown !== 'sections';
  const last = group.at(-1);
  const first = group[0];
  const before = first ? (balances.get(first) ?? 0) - first.amount : opening;
  const isBroken = isForward && style.isCarried;
  const opened = !isForward
    ? []
    : isFirst
      ? [balanceLine(language.opening, opening, style)]
      : isBroken
        ? [balanceLine(language.brought, before, style)]
        : [];
  const closed = !isForward
    ? []
    : isLast
      ? [balanceLine(language.closing, closing, style)]
      : isBroken && last
        ? [balanceLine(language.carried, balances.get(last) ?? 0, style)]
        : [];
  const named =
    isForward || style.hasSummary
      ? []
      : [
          isFirst
            ? [
                balanceLine(
                  style.isNewestFirst ? language.closing : language.opening,
                  style.isNewestFirst ? closing : opening,
                  style,
                ),
              ]
            : [],
          isLast
            ? [
                balanceLine(
                  style.isNewestFirst ? language.opening : language.closing,
                  style.isNewestFirst ? opening : closing,
                  style,
                ),
              ]
            : [],
        ];
  const rows = group.flatMap((row, at) => [
    ...sectionHeading(group, at, style, isFirst),
    ...rowLines(row, isDayEnd(group, at, style), balances.get(row) ?? 0, style),
  ]);
  return [...(named[0] ?? []), ...opened, ...rows, ...closed, ...(named[1] ?? [])];
}

function sectionHeading(
  group: readonly PaperRow[],
  at: number,
  { money: shown, language }: PaperStyle,
  isFirst: boolean,
): Cells[] {
  if (shown !== 'sections') return [];
  const [row, before] = [group[at], group[at - 1]];
  const isNew = at === 0 ? isFirst || true : Math.sign(row?.amount ?? 0) !== Math.sign(before?.amount ?? 0);
  return isNew ? [[(row?.amount ?? 0) > 0 ? language.into : language.out]] : [];
}

function isDayEnd(group: readonly PaperRow[], at: number, { isNewestFirst, balance }: PaperStyle): boolean {
  if (balance === 'each') return true;
  const other = isNewestFirst ? group[at - 1] : group[at + 1];
  return balance === 'day-end' && other?.date !== group[at]?.date;
}

/** Date, second date, text, amounts, balance; an empty text prints nothing. */
function rowLines(
  { date, amount, lines: [first = '', ...more] }: PaperRow,
  hasBalance: boolean,
  balance: number,
  style: PaperStyle,
): Cells[] {
  const second = style.hasSecondDate ? day(addDays(date, 1), style) : '';
  const shown =
    style.money !== 'sections' && style.balance !== 'ends' && hasBalance ? signed(balance, style) : '';
  return [
    [day(date, style), second, first, ...amounts(amount, style), shown],
    ...more.map((text) => ['', '', text]),
  ];
}

function balanceLine(name: string, balance: number, style: PaperStyle): Cells {
  return ['', '', name, '', '', signed(balance, style)];
}

function amounts(amount: number, style: PaperStyle): Cells {
  const plain = money(Math.abs(amount), style);
  switch (style.money) {
    case 'columns':
      return amount < 0 ? [plain, ''] : ['', plain];
    case 'turned-columns':
      return amount < 0 ? ['', plain] : [plain, ''];
    case 'minus':
      return ['', amount < 0 ? `-${plain}` : plain];
    case 'trailing':
      return ['', amount < 0 ? `${plain}-` : plain];
    case 'letters':
      return ['', `${plain} ${amount < 0 ? 'DR' : 'CR'}`];
    case 'unsigned':
    case 'sections':
      return ['', plain];
  }
}

function signed(minor: number, style: PaperStyle): string {
  const plain = money(Math.abs(minor), style);
  if (minor >= 0) return plain;
  return style.money === 'trailing' ? `${plain}-` : `-${plain}`;
}

function money(minor: number, { language, hasSymbol }: PaperStyle): string {
  const [whole = '', cents = ''] = decimalFromMinor(Math.abs(minor), 'EUR').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language.decimal === '.' ? ',' : '.');
  const symbol = hasSymbol && language.decimal === '.' ? (SYMBOLS[language.currency] ?? '') : '';
  return `${minor < 0 ? '-' : ''}${symbol}${grouped}${language.decimal}${cents}`;
}

function headings({ language, money: shown, hasSecondDate, balance }: PaperStyle): Cells {
  const { date, value, text, amount, out, into } = language;
  const columns = shown === 'columns' ? [out, into] : shown === 'turned-columns' ? [into, out] : ['', amount];
  const hasBalance = shown !== 'sections' && balance !== 'ends';
  return [date, hasSecondDate ? value : '', text, ...columns, hasBalance ? language.balance : ''];
}

function stopsOf({ isLeftAligned, hasSecondDate }: PaperStyle): number[] {
  const text = hasSecondDate ? 175 : 120;
  return isLeftAligned ? [40, 105, text, 340, 410, 490] : [40, 105, text, -390, -465, -550];
}

function parts(date: CivilDate): [year: string, month: string, day: string] {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  return [year, month, dayOfMonth];
}

function fullDay(date: CivilDate, { language, date: shown }: PaperStyle): string {
  const [year, month, dayOfMonth] = parts(date);
  if (shown === 'iso') return date;
  if (shown === 'day-month' || shown === 'month-day')
    return `${dayOfMonth} ${monthName(month, language.months)} ${year}`;
  return [dayOfMonth, month, year].join(language.decimal === '.' ? '/' : '.');
}

function day(date: CivilDate, style: PaperStyle): string {
  const [year, month, dayOfMonth] = parts(date);
  const separator = style.language.decimal === '.' ? '/' : '.';
  switch (style.date) {
    case 'full':
    case 'iso':
      return fullDay(date, style);
    case 'short-year':
      return [dayOfMonth, month, year.slice(2)].join(separator);
    case 'pair':
      return separator === '/' ? `${dayOfMonth}/${month}` : `${dayOfMonth}.${month}.`;
    case 'dotted':
      return `${Number(dayOfMonth)}.${Number(month)}.`;
    case 'day-month':
      return `${dayOfMonth} ${monthName(month, style.language.months).toUpperCase()}`;
    case 'month-day':
      return `${monthName(month, style.language.months)} ${Number(dayOfMonth)}`;
  }
}

function monthName(month: string, months: string): string {
  return months.split(' ')[Number(month) - 1] ?? '';
}
