import { monthNumber } from '../../text/month-names.ts';
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
 * that of the later months. Undefined where no column under a heading of days holds such days, or the years are others.
 */
export function withYears(table: Table): Table | undefined {
  const at = table.rows.slice(0, LINES_ABOVE).findIndex((row) => row.cells.some(isOfDays));
  const column = table.rows[at]?.cells.findIndex(isOfDays);
  if (column === undefined) return undefined;
  const first = table.rows.slice(at + 1, at + LINES_ABOVE).find((row) => cellText(row, column) !== '');
  // A long file whose days have years is not looked through.
  if (!first || !shortDay(cellText(first, column))) return undefined;
  const dated = new Set(table.rows.filter((row) => shortDay(cellText(row, column)) !== undefined));
  if (dated.size < ROWS_MIN) return undefined;
  const yearOf = yearsAround(table.rows.filter((row) => !dated.has(row)));
  if (!yearOf) return undefined;
  const rows = table.rows.map((row) => {
    const day = dated.has(row) ? shortDay(cellText(row, column)) : undefined;
    if (!day) return row;
    const cells = row.cells.with(column, day.withYear(yearOf(day.month)));
    return { line: row.line, cells, ...(row.numbers && { numbers: row.numbers }) };
  });
  return { ...table, rows };
}

const isOfDays = (heading: string): boolean => roleOfHeading(heading) === 'date';

interface ShortDay {
  /** Undefined where either number may be the month. */
  readonly month: number | undefined;
  readonly withYear: (year: number) => string;
}

function shortDay(text: string): ShortDay | undefined {
  const [, first, separator = '', second] = PAIR.exec(text) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (Math.min(a, b) >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31)
    return { month: undefined, withYear: (year) => [first, second, year].join(separator) };
  const dayFirst = DAY_NAME.exec(text);
  const nameFirst = NAME_DAY.exec(text);
  const [day, name] = [dayFirst?.[1] ?? nameFirst?.[2], dayFirst?.[2] ?? nameFirst?.[1]];
  const month = monthNumber(name ?? '');
  if (month === undefined || day === undefined) return undefined;
  return { month, withYear: (year) => `${day} ${name} ${year}` };
}

function yearsAround(rows: readonly TableRow[]): ((month: number | undefined) => number) | undefined {
  const named = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.match(YEAR) ?? []));
  const [first, last, ...others] = [...new Set(named)].map(Number).toSorted((a, b) => a - b);
  if (first === undefined || others.length > 0) return undefined;
  if (last === undefined) return () => first;
  if (last !== first + 1) return undefined;
  return (month) => (month === undefined || month <= HALF ? last : first);
}
