import { monthNumber } from '../../text/month-names.ts';
import { writtenDate } from '../../text/written-date.ts';
import { roleOfHeading } from './column-words.ts';
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
 * that of the later months. Undefined where no column under a heading of days holds such days, another one has the years, or the years are
 * others.
 */
export function withYears(table: Table): Table | undefined {
  const at = table.rows.slice(0, LINES_ABOVE).findIndex((row) => row.cells.some(isOfDays));
  const header = table.rows[at];
  const column = header?.cells.findIndex(isOfDays);
  if (!header || column === undefined) return undefined;
  const first = table.rows.slice(at + 1, at + LINES_ABOVE).find((row) => cellText(row, column) !== '');
  // A long file whose days have years is not looked through.
  if (!first || !shortDay(cellText(first, column)) || hasWholeDay(first, header)) return undefined;
  const days = table.rows.map((row) => shortDay(cellText(row, column)));
  const dated = days.filter((day) => day !== undefined);
  if (dated.length < ROWS_MIN) return undefined;
  const yearOf = yearsAround(table.rows.filter((_, row) => days[row] === undefined));
  const monthOf = yearOf && monthsIn(dated, yearOf);
  if (!monthOf) return undefined;
  const rows = table.rows.map((row, nth) => {
    const day = days[nth];
    if (!day) return row;
    const cells = row.cells.with(column, day.withYear(yearOf(monthOf(day))));
    return { line: row.line, cells, ...(row.numbers && { numbers: row.numbers }) };
  });
  return { ...table, rows };
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

/**
 * The order of day and month in which each day has one year, either of them where the year is the same both ways. A file is sorted by its days, so
 * neighbours that come to be most of a year apart have the wrong one. Undefined where neither does, or either does with other years.
 */
function monthsIn(days: readonly ShortDay[], yearOf: (month: number) => number): MonthOf | undefined {
  const isMonth = (month: number): boolean => month <= 12;
  const ways = ([({ months }) => months[0], ({ months }) => months[1]] satisfies MonthOf[]).filter(
    (monthOf) => days.every((day) => isMonth(monthOf(day))) && isSteady(days.map(monthOf), yearOf),
  );
  const [one, other = one] = ways;
  const isSame = days.every((day) => one && other && yearOf(one(day)) === yearOf(other(day)));
  return isSame ? one : undefined;
}

function isSteady(months: readonly number[], yearOf: (month: number) => number): boolean {
  const counted = months.map((month) => yearOf(month) * 12 + month);
  return (
    new Set(months.map(yearOf)).size < 2 ||
    counted.every((month, at) => Math.abs(month - (counted[at - 1] ?? month)) <= HALF)
  );
}

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

function yearsAround(rows: readonly TableRow[]): ((month: number) => number) | undefined {
  const named = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.match(YEAR) ?? []));
  const [first, last, ...others] = [...new Set(named)].map(Number).toSorted((a, b) => a - b);
  if (first === undefined || others.length > 0) return undefined;
  if (last === undefined) return () => first;
  if (last !== first + 1) return undefined;
  return (month) => (month <= HALF ? last : first);
}
