import type { CivilDate } from '../../../../shared/civil-date.ts';
import { monthNumber } from '../../text/month-names.ts';
import { writtenDate } from '../../text/written-date.ts';
import { roleOfHeading } from './column-words.ts';
import { periodAbove, type TablePeriod } from './period-above.ts';
import { cellText, type Table, type TableRow } from './table.ts';

const PAIR = /^'?(\d{1,2})([/.-])(\d{1,2})\.?$/;
const DAY_NAME = /^'?(\d{1,2})[ .-]*(\p{L}{3,10})\.?$/u;
const NAME_DAY = /^'?(\p{L}{3,10})[ .-]*(\d{1,2})$/u;
/** A year, alone or in a day of eight digits. */
const YEAR = /(?<!\d)20\d\d(?=(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?(?!\d))/g;
const LINES_ABOVE = 40;
const ROWS_MIN = 2;
const HALF = 6;

/**
 * A table whose days have no year as one in which they have that of the lines around them; of two years that follow each other, the first is
 * that of the months from the period's first one on, or of the later half where no period is stated. Undefined where no days lack a year, or the
 * years are others.
 */
export function withYears(table: Table): Table | undefined {
  const short = shortDays(table);
  if (!short) return undefined;
  const { column, days } = short;
  const dated = days.filter((day) => day !== undefined);
  const years = yearsAround(table.rows.filter((_, row) => days[row] === undefined));
  const monthOf = years && monthsIn(dated, years);
  if (!monthOf) return undefined;
  const { yearOf } = years;
  const rows = table.rows.map((row, nth) => {
    const day = days[nth];
    if (!day) return row;
    const cells = row.cells.with(column, day.withYear(yearOf(monthOf(day))));
    return { line: row.line, cells, ...(row.numbers && { numbers: row.numbers }) };
  });
  return { ...table, rows };
}

/** Whether the days of a table have no year, whatever the lines around them say. */
export const lacksYears = (table: Table): boolean => shortDays(table) !== undefined;

/** Each row's day without a year, under a heading of days; undefined where there are none, or another column has the years. */
function shortDays(table: Table): { column: number; days: (ShortDay | undefined)[] } | undefined {
  const at = table.rows.slice(0, LINES_ABOVE).findIndex((row) => row.cells.some(isOfDays));
  const header = table.rows[at];
  const column = header?.cells.findIndex(isOfDays);
  if (!header || column === undefined) return undefined;
  const first = table.rows.slice(at + 1, at + LINES_ABOVE).find((row) => cellText(row, column) !== '');
  // A long file whose days have years is not looked through.
  if (!first || !shortDay(cellText(first, column)) || hasWholeDay(first, header)) return undefined;
  const days = table.rows.map((row) => shortDay(cellText(row, column)));
  return days.filter((day) => day !== undefined).length < ROWS_MIN ? undefined : { column, days };
}

const isOfDays = (heading: string): boolean => roleOfHeading(heading) === 'date';

/** Whether a row has a day with its year under another heading of days. */
const hasWholeDay = (row: TableRow, { cells }: TableRow): boolean =>
  cells.some((heading, column) => isOfDays(heading) && writtenDate(cellText(row, column)) !== undefined);

interface ShortDay {
  /** The month that it may be of: either number's, where both may be one. */
  readonly months: readonly [number, number];
  readonly withYear: (year: number) => string;
}

/** Which month a day is of. */
type MonthOf = (day: ShortDay) => number;

/** Which year a month is of, and from which month to which the file says it goes, counted from the year 0. */
interface Years {
  readonly yearOf: (month: number) => number;
  readonly stated: readonly (readonly [from: number, to: number])[];
}

/**
 * The order of day and month in which each day has one year, either of them where the year is the same both ways. A file is sorted by its days, so
 * neighbours that come to be most of a year apart have the wrong one unless a period tells it. Undefined where neither does, or either does with
 * other years.
 */
function monthsIn(days: readonly ShortDay[], years: Years): MonthOf | undefined {
  const { yearOf } = years;
  const isMonth = (month: number): boolean => month <= 12;
  const ways = ([({ months }) => months[0], ({ months }) => months[1]] satisfies MonthOf[]).filter(
    (monthOf) => days.every((day) => isMonth(monthOf(day))) && fits(days.map(monthOf), years),
  );
  const [one, other = one] = ways;
  const isSame = days.every((day) => one && other && yearOf(one(day)) === yearOf(other(day)));
  return isSame ? one : undefined;
}

/** Whether months lie in the time that the file states, give or take one, or follow each other where it states none. */
function fits(months: readonly number[], { yearOf, stated }: Years): boolean {
  const counted = months.map((month) => countOf(yearOf(month), month));
  if (stated.length > 0)
    return stated.some(([from, to]) => counted.every((month) => from - 1 <= month && month <= to + 1));
  return counted.every((month, at) => Math.abs(month - (counted[at - 1] ?? month)) <= HALF);
}

const countOf = (year: number, month: number): number => year * 12 + month;
const countOn = (day: CivilDate): number => countOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)));

function shortDay(text: string): ShortDay | undefined {
  const [, first, separator = '', second] = PAIR.exec(text) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (Math.min(a, b) >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31)
    return { months: [b, a], withYear: (year) => [first, second, year].join(separator) };
  const dayFirst = DAY_NAME.exec(text);
  const nameFirst = NAME_DAY.exec(text);
  const [day, name] = [dayFirst?.[1] ?? nameFirst?.[2], dayFirst?.[2] ?? nameFirst?.[1]];
  const month = monthNumber(name ?? '');
  if (month === undefined || day === undefined) return undefined;
  return { months: [month, month], withYear: (year) => `${day} ${name} ${year}` };
}

function yearsAround(rows: readonly TableRow[]): Years | undefined {
  const named = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.match(YEAR) ?? []));
  const [first, last, ...others] = [...new Set(named)].map(Number).toSorted((a, b) => a - b);
  if (first === undefined || others.length > 0) return undefined;
  const periods = (['dmy', 'mdy', 'ymd'] as const).flatMap((order) => periodAbove(rows, order) ?? []);
  const stated = periods.map(({ from, to }) => [countOn(from), countOn(to)] as const);
  if (last === undefined) return { yearOf: () => first, stated };
  const starts = firstMonths(periods);
  if (last !== first + 1 || starts.length > 1) return undefined;
  const [start = HALF + 1] = starts;
  return { yearOf: (month) => (month < start ? last : first), stated };
}

/** The months in which a period that goes on into the next year could begin, each way that it may be read. */
function firstMonths(periods: readonly TablePeriod[]): number[] {
  const starts = periods
    .filter(({ from, to }) => from.slice(0, 4) < to.slice(0, 4) && from.slice(5, 7) > to.slice(5, 7))
    .map(({ from }) => Number(from.slice(5, 7)));
  return [...new Set(starts)];
}
