import { balanceKind, sectionKind, type PdfRole } from './heading-words.ts';
import { moneyColumns, type MoneyColumn } from './figure-columns.ts';
import { median, type PageLine } from './page-lines.ts';
import {
  COLUMN_GAP,
  columnDays,
  dateColumns,
  isDay,
  leadingDay,
  parseLines,
  type ParsedLine,
} from './parsed-lines.ts';
import { isRange } from './range-line.ts';
import { headingCells, type HeadingCell } from './table-headings.ts';

/** How the rows of a statement are laid out, in fractions of the page's width. */
export interface TableShape {
  lines: ParsedLine[];
  /** The first line that can be a transaction. */
  firstRow: number;
  dateLefts: number[];
  /** Which of the day columns tells the day of booking; undefined where no heading says. */
  postingColumn: number | undefined;
  /** Which of them tells the day of value. */
  valueColumn: number | undefined;
  /** The first of two days is printed once for all rows of it, the second in each. */
  isDayOnce: boolean;
  textLeft: number;
  /** Where the words of descriptions begin: behind a column of references, where there is one. */
  wordsLeft: number;
  /** How far apart the lines of the table mostly stand. */
  step: number;
  money: MoneyColumn[];
}

/** Lines farther apart than this many letter heights do not belong together. */
export const WRAP_HEIGHTS = 2.1;
/** How far left of the description column a continued line may begin. */
export const INDENT_SLACK = 0.015;

const SAME_COLUMN = 0.02;

/** Finds the columns in which days and amounts recur; undefined where no line has both. */
export function tableShape(lines: readonly PageLine[]): TableShape | undefined {
  const parsed = parseLines(lines);
  const dateLefts = withDaysOfBooking(parsed, dateColumns(parsed));
  const cleaned = parsed.map((line) => ({
    ...line,
    money: line.money.filter((it) => !isDay(it, line, dateLefts)),
  }));
  const headings = headingCells(withoutIgnored(cleaned), dateLefts);
  const body = belowHeading(cleaned, dateLefts, headings);
  const rows = bookedAmong(rowsAmong(body, dateLefts), body, headings);
  const others = body.filter((line) => !rows.includes(line) && balanceKind(line.text) === undefined);
  const money = moneyColumns(rows, others, headings);
  const dated = body.filter((line) => leadingDay(line, dateLefts));
  // Balances are described in a column of their own where rows have kinds before their words.
  const booked = dated.filter(({ text }) => balanceKind(text) === undefined);
  const named = booked.length > 0 ? booked : dated;
  // Days that head their rows have no words of these beside them.
  const isHeaded = !rows.some((line) => leadingDay(line, dateLefts));
  const described = isHeaded ? rows : named;
  const postingColumn = dayColumnOf('posting', dateLefts, headings);
  if (rows.length === 0 || money.length === 0) return undefined;
  return {
    lines: cleaned,
    firstRow: body.find((line) => leadingDay(line, dateLefts) && !isRange(line))?.row ?? 1,
    dateLefts,
    postingColumn,
    isDayOnce: postingColumn !== 1 && isFirstDayOnce(booked, dateLefts),
    valueColumn: dayColumnOf('other', dateLefts, headings),
    textLeft: textEdge(described, dateLefts, () => false),
    step: median(body.flatMap((line, at) => stepBelow(line, body[at + 1]))),
    wordsLeft: textEdge(described, dateLefts, isReference),
    money,
  };
}

/** The day columns with that under a heading of booking, wherever in a row it stands: behind the amounts days count for less elsewhere. */
function withDaysOfBooking(lines: readonly ParsedLine[], dateLefts: readonly number[]): number[] {
  const dated = lines.filter((line) => leadingDay(line, dateLefts) && line.money.length > 0);
  const named = headingCells(lines, dateLefts).filter(({ role }) => role === 'posting');
  const edges = named.flatMap((cell) => {
    const under = dated.flatMap(({ days }) =>
      days.filter(({ left, right }) => left < cell.right && right > cell.left),
    );
    const isColumn = under.length >= 0.6 * dated.length;
    return isColumn && under[0] ? [under[0].left] : [];
  });
  const isOther = (edge: number, at: number, all: readonly number[]): boolean =>
    all.findIndex((other) => Math.abs(other - edge) < SAME_COLUMN) === at;
  return [...dateLefts, ...edges].filter(isOther).toSorted((a, b) => a - b);
}

/** All lines but those right below the title of a list of balances or of what is not booked: its headings name no column of the rows. */
const withoutIgnored = (lines: readonly ParsedLine[]): readonly ParsedLine[] =>
  lines.filter((_, at) => {
    const title = lines[at - 1];
    return (
      title === undefined ||
      title.money.length + title.days.length > 0 ||
      sectionKind(title.text) !== 'ignored'
    );
  });

/** Lines with amounts that have a day or stand a few lines under one. */
function rowsAmong(lines: readonly ParsedLine[], dateLefts: readonly number[]): readonly ParsedLine[] {
  const dated = lines.map((line) => leadingDay(line, dateLefts) !== undefined);
  const first = lines.filter((line, at) => dated[at] && line.money.length > 0);
  if (first.length >= 0.5 * dated.filter(Boolean).length) return first;
  const isUnder = (at: number): boolean => dated.slice(Math.max(0, at - 3), at + 1).some(Boolean);
  return lines.filter(
    (line, at) => line.money.length > 0 && isUnder(at) && balanceKind(line.text) === undefined,
  );
}

/** Rows but for those below a heading of what is not booked, which is laid out in its own way; all of them where most stand there. */
function bookedAmong(
  rows: readonly ParsedLine[],
  body: readonly ParsedLine[],
  headings: readonly HeadingCell[],
): readonly ParsedLine[] {
  const headed = new Set(headings.map(({ row }) => row));
  const left = new Set<ParsedLine>();
  let isLeft = false;
  for (const line of body) {
    const kind = line.money.length + line.days.length === 0 ? sectionKind(line.text) : undefined;
    if (kind !== undefined) isLeft = kind === 'ignored';
    else if (headed.has(line.row) || balanceKind(line.text) !== undefined) isLeft = false;
    if (isLeft) left.add(line);
  }
  const booked = rows.filter((line) => !left.has(line));
  return booked.length > rows.length / 2 ? booked : rows;
}

/** Days and amounts above the first heading belong to a summary, unless most rows stand there. */
function belowHeading(
  lines: readonly ParsedLine[],
  dateLefts: readonly number[],
  headings: readonly HeadingCell[],
): readonly ParsedLine[] {
  const first = Math.min(...headings.map(({ row }) => row));
  const below = lines.filter(({ row }) => row > first);
  const [rows, all] = [rowsAmong(below, dateLefts), rowsAmong(lines, dateLefts)];
  return rows.length > 0 && rows.length >= 0.75 * all.length ? below : lines;
}

/** Whether rows with two days are followed by ones with the second day alone. */
function isFirstDayOnce(rows: readonly ParsedLine[], dateLefts: readonly number[]): boolean {
  if (dateLefts.length !== 2) return false;
  const days = rows.map((line) => columnDays(line, dateLefts));
  const later = days.filter(([first, second]) => !first && second).length;
  const whole = days.filter(([first, second]) => first && second).length;
  // The opening balance may have the first day only, its name broken over lines.
  return later > 0 && whole > 1 && days.length - later - whole <= 1;
}

/** The column of days that a heading of a role stands nearest to. */
function dayColumnOf(
  wanted: PdfRole,
  dateLefts: readonly number[],
  headings: readonly HeadingCell[],
): number | undefined {
  const away = (edge: number): number =>
    Math.min(
      ...headings
        .filter(({ left, right, role }) => role === wanted && left < edge + 0.05 && right > edge - 0.01)
        .map(({ left }) => Math.abs(left - edge)),
    );
  const nearest = dateLefts.map(away);
  const least = Math.min(...nearest);
  return Number.isFinite(least) ? nearest.indexOf(least) : undefined;
}

/** Where descriptions begin: the usual edge of the first word that is neither day nor amount, nor passed over. */
function textEdge(
  rows: readonly ParsedLine[],
  dateLefts: readonly number[],
  isPassed: (line: ParsedLine, at: number) => boolean,
): number {
  const edges = rows.flatMap((line) => {
    const days = columnDays(line, dateLefts).filter((day) => day !== undefined);
    const isTextFirst = (days[0]?.from ?? 0) > 0;
    const start = isTextFirst ? 0 : (days[0]?.to ?? 0);
    const from = days.reduce((end, day) => (day.from <= end ? day.to : end), start);
    const isText = (at: number): boolean =>
      at >= from && !line.money.some((it) => at >= it.from && at < it.to);
    const words = line.isFigures ? [] : line.words.map((_, at) => at).filter(isText);
    const first = words.find((at) => !isPassed(line, at)) ?? words[0];
    return first === undefined ? [] : [line.words[first]?.left ?? 0];
  });
  return edges.length === 0 ? 0 : commonest(edges);
}

/** The distance of the next line on the same page. */
const stepBelow = (line: ParsedLine, next: ParsedLine | undefined): number[] =>
  next?.page === line.page && next.middle > line.middle ? [next.middle - line.middle] : [];

/** Whether a word is a number in a column of its own before the description. */
function isReference({ words }: ParsedLine, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    /^\d+$/.test(word.text) &&
    next.left - word.right > COLUMN_GAP * word.height
  );
}

function commonest(edges: readonly number[]): number {
  const near = (edge: number): number[] => edges.filter((other) => Math.abs(other - edge) < SAME_COLUMN / 2);
  const best = edges.reduce(
    (most, edge) => (near(edge).length > near(most).length ? edge : most),
    edges[0] ?? 0,
  );
  return median(near(best));
}
