import type { RowTrouble } from '../../../../shared/text/en/rows.ts';
import type { UnreadRow } from '../reading.ts';
import { directionOf } from './column-words.ts';
import { movedByBalances, type StatedEnds } from './moved-by-balances.ts';
import type { DatedRow, TableReading } from './read-table-rows.ts';
import { loneRefunded } from './refunded-rows.ts';
import { mayStillHappen, reasonToWait } from './status-column.ts';
import { lineText } from './table.ts';

/** Rows with the amounts by which they move the account, minor units, and those that are left out. */
export interface BookedRows {
  readonly rows: readonly DatedRow[];
  readonly amounts: readonly number[];
  readonly leftOut: readonly UnreadRow[];
  readonly ends: StatedEnds;
}

const leftOutFor = ({ row, source }: DatedRow, reason: RowTrouble): UnreadRow => ({
  row,
  reason,
  shown: lineText(source),
});

/** What was read, where no balance can tell: without the rows of which the file doesn't say that they happened, or which way. */
export function withoutWaiting(reading: TableReading, { opening, closing }: StatedEnds): TableReading {
  const hasEnds = opening !== null && closing !== null;
  if (hasEnds || reading.rows.some(({ balance }) => balance !== undefined)) return reading;
  const isUntold = untoldWay(reading.rows);
  const reasonOf = (row: DatedRow): RowTrouble | undefined =>
    reasonToWait(row.told) ?? (isUntold(row) ? { code: 'no-direction' } : undefined);
  const waiting = reading.rows.flatMap((row): UnreadRow[] => {
    const reason = reasonOf(row);
    return reason ? [leftOutFor(row, reason)] : [];
  });
  const rows = reading.rows.filter((row) => reasonOf(row) === undefined);
  return { ...reading, rows, rejected: [...reading.rejected, ...waiting] };
}

/** Tells rows that have neither a sign nor a word for their way, in a file that marks money out and in by words alone. */
function untoldWay(rows: readonly DatedRow[]): (row: DatedRow) => boolean {
  const ways = new Set(rows.map(({ direction }) => directionOf(direction)));
  const isMarked = ways.has(1) && ways.has(-1) && rows.every(({ sign }) => sign === 0);
  return ({ direction, minor }) => isMarked && direction === '' && minor !== 0;
}

/**
 * The rows that happened. Where the balances show whether a payment moved money, they decide, whatever the file's word for it is; else
 * what waits or whose word is strange is left out, and what came back is booked where the file holds its refund as a row too.
 * What may still happen (pending, authorised) is never booked: a balance that moves by it says what is available, and the payment posts
 * later as a row of its own, perhaps with another amount. The balances after it, which hold it as well, then prove nothing.
 * `pocketOf` tells rows of several balances apart.
 */
export function bookedRows(
  rows: readonly DatedRow[],
  amounts: readonly number[],
  ends: StatedEnds,
  pocketOf: (row: DatedRow) => string,
): BookedRows {
  if (rows.every(({ told }) => told === undefined)) return { rows, amounts, ends, leftOut: [] };
  const { moved, available } = movedByBalances(rows, amounts, ends, pocketOf);
  const isIn = ({ told }: DatedRow, at: number): boolean =>
    !mayStillHappen(told) && (moved[at] ?? reasonToWait(told) === undefined);
  const lone = loneRefunded(rows, amounts, isIn, (at) => moved[at] === undefined);
  const isBooked = (row: DatedRow, at: number): boolean => isIn(row, at) && !lone.has(at);
  const leftOut = rows.flatMap((row, at): UnreadRow[] => {
    if (isBooked(row, at) || !row.told) return [];
    const { shown } = row.told;
    if (lone.has(at)) return [leftOutFor(row, { code: 'refunded-alone', shown })];
    const isSettled = moved[at] === false && row.told.standing !== 'paid-elsewhere';
    const open = isSettled ? undefined : reasonToWait(row.told);
    return [leftOutFor(row, open ?? { code: 'not-booked', shown })];
  });
  const holdsPending = rows.some(({ told }, at) => moved[at] && mayStillHappen(told));
  return {
    rows: rows.flatMap((row, at) => {
      if (!isBooked(row, at)) return [];
      return [available.has(at) ? { ...row, balance: undefined } : row];
    }),
    ends: holdsPending ? { ...ends, closing: null } : ends,
    amounts: amounts.filter((_, at) => rows[at] && isBooked(rows[at], at)),
    leftOut,
  };
}
