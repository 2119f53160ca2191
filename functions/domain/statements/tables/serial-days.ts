import { daysBetween } from '../../../../shared/civil-date.ts';
import type { Columns } from './columns.ts';
import type { TableFrame } from './find-frame.ts';
import { cellText, type TableRow } from './table.ts';
import { dateFromSerial, writtenDate } from '../../text/written-date.ts';

/** Two columns of days in one row lie as far apart, so that only one of them is in order. */
const STEP_BACK_MAX = 7;

/** The columns, saying so where the days in them are counted as spreadsheets do, whatever kind of file it is. */
export function withSerialDays(columns: Columns, { body }: TableFrame): Columns {
  // The first row nearly always shows a day as written: only where none does are the others looked at.
  if (body.some((row) => writtenDate(cellText(row, columns.date)))) return columns;
  const texts = body.map((row) => cellText(row, columns.date)).filter((text) => text !== '');
  const isCounted = texts.filter((text) => dateFromSerial(text) !== undefined).length * 2 > texts.length;
  return isCounted ? { ...columns, isSerial: true } : columns;
}

/** Whether a column's numbers, counted as days, run in one direction through the file, as the rows of a statement do. */
export function runsInOrder(rows: readonly TableRow[], column: number): boolean {
  const days = rows.map((row) => dateFromSerial(cellText(row, column))).filter((day) => day !== undefined);
  const steps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day));
  return (
    steps.length > 0 &&
    (steps.every((step) => step >= -STEP_BACK_MAX) || steps.every((step) => step <= STEP_BACK_MAX))
  );
}
