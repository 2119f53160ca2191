import { foldText } from '../../text/fold-text.ts';
import { decimalIn, minorOf } from './chained-columns.ts';
import type { ColumnProfile, Columns } from './columns.ts';
import { stepsExplained } from './one-balance.ts';
import { cellText, type TableRow } from './table.ts';

const NET = /\b(net|netto|net amount|neto|liquido|netto ?betrag)\b/;
/** What stands in a column of amounts where there is none. */
export const NOTHING = /^(?:[-–—−_.*]+|n\/?a\.?|nil|none)$/i;

/** What a service pays out of each row. */
const PAID_OUT = /^(payout|payout amount|auszahlung(sbetrag)?)$/;

const SAYS_NET = [NET, PAID_OUT];

/**
 * The columns with the net amount as the one that moves the account, where gross, fee and net agree in every row: what reaches the account is
 * the net, unless the balance moves by the gross. Else the columns as they are.
 */
export function withNet(
  columns: Columns,
  profiles: readonly ColumnProfile[],
  rows: readonly TableRow[],
): Columns {
  const { amount = columns.credit, balance } = columns;
  const isCharged = (column: number): boolean => rows.some((row) => /[1-9]/.test(cellText(row, column)));
  const charged = columns.fees.filter(isCharged);
  if (amount === undefined) return columns;
  const named = profiles.filter(
    ({ role, heading }) => isAmount(role) || SAYS_NET.some((words) => words.test(foldText(heading))),
  );
  const others = named.filter(({ column, moneyShare }) => column !== amount && moneyShare >= 0.8);
  const moves = (column: number): number =>
    balance === undefined ? 0 : stepsExplained(rows, { amount: column, balance, isGuessed: false });
  const isCalledNet = named.some(({ column, heading }) => column === amount && NET.test(foldText(heading)));
  // Of several fees one may be what is taken, and another a part of the whole: what a guest pays for cleaning.
  for (const fee of charged) {
    const fees = [fee];
    for (const { column: other } of others) {
      const isWhole = columns.amount !== undefined && isNetOf(rows, { gross: amount, fee, net: other });
      if (isWhole && moves(other) >= moves(amount))
        return { ...columns, amount: other, gross: amount, fees, isNet: true };
      if (isNetOf(rows, { gross: other, fee, net: amount }, isCalledNet))
        return { ...columns, gross: other, fees, isNet: true };
    }
    // What is called net may be so of tax alone: the account gets what is left of the whole by the fee.
    const paidOut = columns.amount === undefined ? [] : others;
    for (const { column: net, heading } of paidOut)
      for (const { column: gross } of others)
        if (net !== gross && PAID_OUT.test(foldText(heading)) && isNetOf(rows, { gross, fee, net }))
          return { ...columns, amount: net, gross, fees, isNet: true };
  }
  return columns;
}

const isAmount = (role: ColumnProfile['role']): boolean => role === 'amount' || role === 'gross';

/**
 * Whether net = gross − fee in every row, or gross + fee where fees are written below zero. The same figures would make gross of net:
 * what mostly leaves less is the net, or as often where it is called so.
 */
function isNetOf(
  rows: readonly TableRow[],
  { gross, fee, net }: { readonly gross: number; readonly fee: number; readonly net: number },
  isCalledNet = false,
): boolean {
  const decimal = decimalIn(rows, [gross, fee, net]);
  const read = (row: TableRow, column: number): number | undefined =>
    NOTHING.test(cellText(row, column)) ? 0 : minorOf(row, column, row.numbers?.has(column) ? '.' : decimal);
  const lines = rows.flatMap((row) => {
    const [whole, left] = [read(row, gross), read(row, net)];
    const taken = cellText(row, fee) === '' ? 0 : read(row, fee);
    // What failed leaves nothing, whatever it would have been.
    const isNothing = left === 0 && taken === 0;
    if (whole === undefined || left === undefined || taken === undefined || isNothing) return [];
    return [{ whole, taken, left }];
  });
  const agree = (way: 1 | -1): boolean =>
    lines.every(({ whole, taken, left }) => left === whole + way * taken);
  const charged = lines.filter(({ taken }) => taken !== 0);
  const lessened = charged.filter(({ whole, left }) => left < whole);
  return lessened.length * 2 > charged.length - Number(isCalledNet) && (agree(-1) || agree(1));
}
