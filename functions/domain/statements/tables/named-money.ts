import type { ColumnRole } from './column-words.ts';
import type { ColumnProfile, MoneyColumns } from './columns.ts';
import { ownAmount } from './own-amount.ts';
import { pairedColumns } from './paired-columns.ts';
import { cellText, type TableRow } from './table.ts';
import { writtenMoney } from '../../text/written-money.ts';

/** The money columns the headings name, where the cells agree that they hold money. */
export function namedMoney(profiles: ColumnProfile[], run: TableRow[]): MoneyColumns | undefined {
  const holds = profiles.filter((it) => it.filled === 0 || it.moneyShare >= 0.5);
  const named = (role: ColumnRole): number | undefined => holds.find((it) => it.role === role)?.column;
  const [debit, credit, gross] = [named('debit'), named('credit'), named('gross')];
  const balance = named('balance') ?? holds.find(isRunningClosing)?.column;
  const amount = ownAmount(holds, balance, run);
  const rest = { isGuessed: false, ...(balance === undefined ? {} : { balance }) };
  if (debit !== undefined && credit !== undefined) {
    if (amount === undefined) return { debit, credit, ...rest };
    if (areDebitsAdded(amount, { debit, credit }, run)) return { amount, ...rest };
    return { debit, credit, ...rest, isGuessed: balance === undefined && mayBeAdded(amount, debit, run) };
  }
  const pair = amount === undefined ? pairedColumns(holds, run) : undefined;
  if (pair) return { ...pair, ...rest };
  const split = amount === undefined ? undefined : besideAmount(amount, { debit, credit }, run);
  if (split) return { ...split, ...rest };
  if (amount !== undefined) return { amount, ...rest, ...(gross === undefined ? {} : { gross }) };
  return gross === undefined ? undefined : { amount: gross, ...rest };
}

/**
 * In a ledger of the account what comes in is a debit, as signed amounts beside it show: a bank's own statement says it the other way
 * round.
 */
function areDebitsAdded(
  amount: number,
  { debit, credit }: Readonly<Record<'debit' | 'credit', number>>,
  run: TableRow[],
): boolean {
  const isOut = (row: TableRow): boolean => writtenMoney(cellText(row, amount))?.sign === -1;
  return run.some(isOut) && run.every((row) => isSame(row, amount, isOut(row) ? credit : debit));
}

/** Where every row is a debit and its amount bare, it may be so written, or added: a bank's debits or a ledger's. */
const mayBeAdded = (amount: number, debit: number, run: TableRow[]): boolean =>
  run.every((row) => isSame(row, amount, debit));

const isSame = (row: TableRow, amount: number, side: number): boolean => {
  const shown = writtenMoney(cellText(row, amount));
  return shown !== undefined && writtenMoney(cellText(row, side))?.core === shown.core;
};

/** An "Amount" beside money out alone, or beside money in alone, is the other one where each row fills one of the two, without signs. */
function besideAmount(
  amount: number,
  { debit, credit }: Readonly<Record<'debit' | 'credit', number | undefined>>,
  run: TableRow[],
): { debit: number; credit: number } | undefined {
  const other = debit ?? credit;
  if (other === undefined) return undefined;
  const signOf = (row: TableRow, column: number) => writtenMoney(cellText(row, column))?.sign;
  const isOne = (row: TableRow): boolean => (signOf(row, amount) ?? signOf(row, other)) === 0;
  const filled = run.map((row) => [amount, other].filter((column) => signOf(row, column) !== undefined));
  const isSplit = run.every(isOne) && filled.every(({ length }) => length === 1);
  if (!isSplit || new Set(filled.flat()).size < 2) return undefined;
  return debit === undefined ? { debit: amount, credit: other } : { debit, credit: amount };
}

/** A "closing balance" that is another one in nearly every row is the balance after that row. */
function isRunningClosing(it: ColumnProfile): boolean {
  return it.role === 'closing' && it.filled > 2 && it.distinctShare > 0.5;
}
