import { civilDate, daysBetween, type CivilDate } from '../../../../shared/civil-date.ts';
import { writtenDate } from '../../text/written-date.ts';
import type { TableFrame } from './find-frame.ts';
import { cellText, type Table, type TableRow } from './table.ts';

const SHEETS: ReadonlySet<Table['format']> = new Set(['xlsx', 'xls', 'ods']);
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const MONTHS = 12;

interface Placed {
  readonly row: TableRow;
  readonly day: CivilDate;
  /** The day with day and month changed round; undefined of one that was left as text. */
  readonly turned: CivilDate | undefined;
}

/**
 * The table with the days that a spreadsheet of another country took for others: opened there, 05/09/2026 became May 9 and 14/09/2026, which
 * it could not read, stayed text. Only where all of those left could not be read, all of the others can be turned round, and these then lie
 * in order, or nearer to those left.
 */
export function withHalfDates(format: Table['format'], frame: TableFrame, column: number): TableFrame {
  if (!SHEETS.has(format)) return frame;
  const placed = frame.body.flatMap((row) => placedDay(row, column));
  const turnable = placed.filter(({ turned }) => turned !== undefined);
  if (turnable.length === 0 || turnable.length === placed.length) return frame;
  if (
    !hasOneUnreadable(
      placed.filter(({ turned }) => turned === undefined),
      column,
    )
  )
    return frame;
  if (placed.some(({ row, turned }) => turned === undefined && DAY.test(cellText(row, column)))) return frame;
  const [asShown, asTurned] = [placed.map(({ day }) => day), placed.map(({ day, turned }) => turned ?? day)];
  const gain = disorder(asShown) - disorder(asTurned) || spread(asShown) - spread(asTurned);
  if (gain <= 0) return frame;
  const turnedOf = new Map(turnable.map(({ row, turned }) => [row, turned]));
  const body = frame.body.map((row) => {
    const day = turnedOf.get(row);
    return day === undefined ? row : { ...row, cells: row.cells.with(column, day) };
  });
  return { ...frame, body };
}

function placedDay(row: TableRow, column: number): Placed[] {
  const text = cellText(row, column);
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (year !== undefined) {
    const own = civilDate(Number(year), Number(month), Number(day));
    const turned = Number(day) <= MONTHS ? civilDate(Number(year), Number(day), Number(month)) : undefined;
    return own === undefined ? [] : [{ row, day: own, turned }];
  }
  const written = writtenDate(text);
  if (written?.kind !== 'numbers') return [];
  const [a, b, c] = written.numbers;
  const read = civilDate(c < 100 ? 2000 + c : c, Math.min(a, b), Math.max(a, b));
  return read === undefined ? [] : [{ row, day: read, turned: undefined }];
}

/** Whether the same one of the first two numbers of all texts is no month. */
function hasOneUnreadable(left: readonly Placed[], column: number): boolean {
  const numbers = left.map(({ row }) => {
    const written = writtenDate(cellText(row, column));
    return written?.kind === 'numbers' ? written.numbers : [0, 0];
  });
  return [0, 1].some((at) => numbers.every((pair) => (pair[at] ?? 0) > MONTHS));
}

/** How often days change their direction. */
function disorder(days: readonly CivilDate[]): number {
  const steps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day));
  return Math.min(steps.filter((step) => step < 0).length, steps.filter((step) => step > 0).length);
}

function spread(days: readonly CivilDate[]): number {
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return first === undefined || last === undefined ? 0 : daysBetween(first, last);
}
