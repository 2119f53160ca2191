import { foldText } from '../../text/fold-text.ts';
import type { DatedRow } from './read-table-rows.ts';
import { lineText } from './table.ts';

const REFUND =
  /\b(refund\w*|reversal|reversed|chargeback|money back|return(ed)?|ruckzahlung|ruckerstattung|erstattung|gutschrift|storno|remboursement|reembolso|devolucion|rimborso|terugbetaling|estorno|zwrot|aterbetalning|tilbagebetaling|refusion)\b|退款|返金/;

/**
 * The places of rows marked as come back of which no other booked row is the refund; each refund is one payment's. Of rows that are not
 * `isOpen` the balances have told more.
 */
export function loneRefunded(
  rows: readonly DatedRow[],
  amounts: readonly number[],
  isIn: (row: DatedRow, at: number) => boolean,
  isOpen: (at: number) => boolean,
): ReadonlySet<number> {
  const places = Map.groupBy(amounts.keys(), (place) => amounts[place]);
  const taken = new Set<number>();
  const lone = new Set<number>();
  rows.forEach((row, at) => {
    if (row.told?.standing !== 'refunded' || !isIn(row, at)) return;
    const refund = places.get(-(amounts[at] ?? 0))?.find((place) => {
      const other = rows[place];
      return place !== at && !taken.has(place) && other && isIn(other, place) && isRefundOf(other, row);
    });
    if (refund !== undefined) taken.add(refund);
    else if (isOpen(at)) lone.add(at);
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
