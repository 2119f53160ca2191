import { foldText } from '../../text/fold-text.ts';
import type { UnreadRow } from '../reading.ts';
import type { DatedRow } from './read-table-rows.ts';
import { lineText } from './table.ts';

/** Rows with the amounts by which they move the account, minor units, and those that are left out. */
export interface BookedRows {
  readonly rows: readonly DatedRow[];
  readonly amounts: readonly number[];
  readonly leftOut: readonly UnreadRow[];
}

const REFUND =
  /\b(refund\w*|reversal|reversed|chargeback|money back|return(ed)?|ruckzahlung|ruckerstattung|erstattung|gutschrift|storno|remboursement|reembolso|devolucion|rimborso|terugbetaling|estorno|zwrot|aterbetalning|tilbagebetaling|refusion)\b|退款|返金/;

/**
 * A payment that its file marks as refunded is booked where the file holds its refund as a row too, or where the balances agree better
 * with it: else the books would have the payment alone. `disagreements` counts the balances that disagree with some rows.
 */
export function withoutRefunded(
  rows: readonly DatedRow[],
  amounts: readonly number[],
  disagreements: (rows: readonly DatedRow[], amounts: readonly number[]) => number,
): BookedRows {
  const all = { rows, amounts, leftOut: [] };
  const lone = loneRefunded(rows, amounts);
  if (lone.size === 0) return all;
  const isKept = (_: unknown, at: number): boolean => !lone.has(at);
  const [fewer, rest] = [rows.filter(isKept), amounts.filter(isKept)];
  if (disagreements(rows, amounts) < disagreements(fewer, rest)) return all;
  const leftOut = [...lone].flatMap((at): UnreadRow[] => {
    const row = rows[at];
    const shown = row?.refunded;
    if (!row || shown === undefined) return [];
    return [{ row: row.row, reason: { code: 'refunded-alone', shown }, shown: lineText(row.source) }];
  });
  return { rows: fewer, amounts: rest, leftOut };
}

/** The places of rows marked as refunded of which no other row is the refund; each refund is one payment's. */
function loneRefunded(rows: readonly DatedRow[], amounts: readonly number[]): ReadonlySet<number> {
  const places = Map.groupBy(amounts.keys(), (place) => amounts[place]);
  const taken = new Set<number>();
  const lone = new Set<number>();
  rows.forEach((row, at) => {
    if (row.refunded === undefined) return;
    const refund = places.get(-(amounts[at] ?? 0))?.find((place) => {
      const other = rows[place];
      return place !== at && !taken.has(place) && other !== undefined && isRefundOf(other, row);
    });
    if (refund === undefined) lone.add(at);
    else taken.add(refund);
  });
  return lone;
}

function isRefundOf(other: DatedRow, row: DatedRow): boolean {
  if (other.date < row.date) return false;
  const words = foldText(lineText(other.source));
  return REFUND.test(words) || nameWords(row).some((word) => words.split(' ').includes(word));
}

/** The words of a description that may name whom it is about. */
const nameWords = ({ description }: DatedRow): string[] =>
  foldText(description)
    .split(' ')
    .filter((word) => /^\p{L}{3,}$/u.test(word));
