import { addDays } from '../../../shared/civil-date.ts';
import { table, type DrawnPage } from '../draw-statement.ts';
import { amounts, day, fullDay, money, signed } from './paper-words.ts';
import type { PaperRow, PaperStyle } from './printed-style.ts';

/** A statement on paper: its pages, and the rows as they should be read, in the order in which they are printed. */
export interface PaperStatement {
  readonly pages: readonly DrawnPage[];
  readonly rows: readonly (PaperRow & { readonly otherDate: string | undefined })[];
}

type Cells = readonly string[];

/** A row with the balance after it. */
interface Booked extends PaperRow {
  readonly balance: number;
}

/** The whole statement: rows in the order of print, balances at both ends in the order of days. */
interface Paper {
  readonly rows: readonly Booked[];
  readonly opening: number;
  readonly closing: number;
  readonly style: PaperStyle;
}

/** Prints a statement as a bank of this style would, over as many pages as it takes. */
export function printOnPaper(moves: readonly PaperRow[], opening: number, style: PaperStyle): PaperStatement {
  let balance = opening;
  const booked = moves.map((row): Booked => ({ ...row, balance: (balance += row.amount) }));
  const paper = { rows: inPrint(booked, style), opening, closing: balance, style };
  const count = Math.ceil(moves.length / style.rowsPerPage);
  return {
    pages: Array.from({ length: count }, (_, at) => page(paper, at, count)),
    rows: paper.rows.map((row) => ({ ...row, otherDate: secondDay(row, style) })),
  };
}

function inPrint(rows: readonly Booked[], { money: shown, isNewestFirst }: PaperStyle): readonly Booked[] {
  if (shown === 'sections') return [...rows.filter(isIn), ...rows.filter((row) => !isIn(row))];
  return isNewestFirst ? rows.toReversed() : rows;
}

const isIn = ({ amount }: PaperRow): boolean => amount > 0;

/** The second day beside that of the row: of value, or on which a card's purchase was posted. */
function secondDay({ date }: PaperRow, { hasSecondDate }: PaperStyle): string | undefined {
  return hasSecondDate ? addDays(date, 1) : undefined;
}

function page(paper: Paper, at: number, count: number): DrawnPage {
  const { rows, style } = paper;
  const group = rows.slice(at * style.rowsPerPage, (at + 1) * style.rowsPerPage);
  const [above, below] = edges(paper, group, { isFirst: at === 0, isLast: at === count - 1 });
  const body = group.flatMap((row, index) => [
    ...sectionHeading(group, index, style),
    ...rowLines(row, group[index - 1], group[index + 1], style),
  ]);
  return [
    ...(at === 0 ? firstHead(paper) : pageHead(at, style)),
    ...table(stopsOf(style), 200, [headings(style), ...above, ...body, ...below], 13),
    ...table([40], 815, [[`North Shore Bank, page ${at + 1}`]]),
  ];
}

function firstHead({ rows, opening, closing, style }: Paper): DrawnPage {
  const { language } = style;
  const days = rows.map(({ date }) => date).toSorted();
  const period = [days[0], days.at(-1)].map((date) => fullDay(date ?? '', style)).join(' - ');
  const head = table([40], 40, [
    ['North Shore Bank'],
    [`${language.account} 0031 7724 4821   ${language.currency}`],
    [`${language.period} ${period}`],
  ]);
  if (!style.hasSummary) return head;
  const sum = (way: number): string =>
    money(
      rows.reduce((total, { amount }) => total + Math.max(0, amount * way), 0),
      style,
    );
  const summary = [
    [language.opening, signed(opening, style), language.into, sum(1)],
    [language.closing, signed(closing, style), language.out, sum(-1)],
  ];
  return [...head, ...table([40, -260, 300, -540], 120, summary, 16)];
}

function pageHead(at: number, { language }: PaperStyle): DrawnPage {
  const title = ['North Shore Bank', String(at + 1)];
  return table([40, -550], 40, [title, [`${language.account} 0031 7724 4821`]]);
}

/** Balances named above and below the rows of a page: the statement's own, or what one page hands to the next. */
function edges(
  { opening, closing, style }: Paper,
  group: readonly Booked[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): [above: Cells[], below: Cells[]] {
  const { language, isNewestFirst, money: shown } = style;
  const named = (name: string, balance: number): Cells[] => [['', '', name, '', '', signed(balance, style)]];
  const isTurned = isNewestFirst && shown !== 'sections';
  const [top, end] = [named(language.opening, opening), named(language.closing, closing)];
  const isHandedOn = style.isCarried && !isTurned && shown !== 'sections' && !language.isCard;
  const before = (group[0]?.balance ?? 0) - (group[0]?.amount ?? 0);
  const above = isFirst ? (isTurned ? end : top) : isHandedOn ? named(language.brought, before) : [];
  const below = isLast
    ? isTurned
      ? top
      : end
    : isHandedOn
      ? named(language.carried, group.at(-1)?.balance ?? 0)
      : [];
  return [above, below];
}

function sectionHeading(
  group: readonly Booked[],
  at: number,
  { money: shown, language }: PaperStyle,
): Cells[] {
  const [row, before] = [group[at], group[at - 1]];
  if (shown !== 'sections' || !row || (before && isIn(row) === isIn(before))) return [];
  return [[isIn(row) ? language.into : language.out]];
}

/** Date, second date, text, amounts, balance; an empty text prints nothing. */
function rowLines(
  row: Booked,
  above: Booked | undefined,
  below: Booked | undefined,
  style: PaperStyle,
): Cells[] {
  const { date, amount, balance, lines } = row;
  const [first = '', ...more] = lines;
  const isSameDay = style.isDayOnce && above?.date === date;
  const days = isSameDay
    ? ['', '']
    : [day(date, style), style.hasSecondDate ? day(addDays(date, 1), style) : ''];
  const next = style.isNewestFirst ? above : below;
  const hasBalance = style.balance === 'each' || (style.balance === 'day-end' && next?.date !== date);
  const shown = hasBalance && style.money !== 'sections' ? signed(balance, style) : '';
  return [[...days, first, ...amounts(amount, style), shown], ...more.map((text) => ['', '', text])];
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
