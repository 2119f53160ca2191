import { chainedColumns } from './chained-columns.ts';
import type { ColumnProfile, MoneyColumns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';
import { decimalEvidence, minorFromCore, writtenMoney } from '../../text/written-money.ts';

/**
 * The money columns of a table without telling headings: those whose balance moves by the amounts, else two that are never
 * filled together are debit and credit. `sample` holds rows from the whole table, `run` neighbouring ones from its beginning.
 * Undefined where no column looks like money.
 */
export function moneyColumnsByContent(
  profiles: ColumnProfile[],
  { sample, run, date }: { sample: TableRow[]; run: TableRow[]; date: number },
): MoneyColumns | undefined {
  const candidates = profiles.filter((it) => it.filled > 0 && holdsAmounts(it) && isFree(it));
  const all = candidates.map((it) => it.column);
  const precise = candidates.filter((it) => it.preciseShare >= 0.3).map((it) => it.column);
  const [first, second] = precise.length > 0 ? precise : lastMoney(all, run);
  if (first === undefined) return undefined;
  const chained = chainedColumns(all, run, date);
  if (chained) return withEmptySide(chained, profiles, run);
  return (
    pairWithBalance(precise, precise, sample) ??
    pairWithBalance(all, precise.length > 0 ? precise : all, sample) ??
    halfEmptyPair(first, precise, profiles, sample) ??
    amountWithBalance(first, second, sample)
  );
}

/** Where no column shows decimals or signs: the last, or the last two where one moves by the other at all. */
function lastMoney(columns: number[], run: TableRow[]): number[] {
  const [amount, balance] = columns.slice(-2);
  if (amount === undefined || balance === undefined) return columns;
  return chainShare(run, (row) => minorOf(row, amount), balance) > 0 ? [amount, balance] : [balance];
}

/** Unsigned amounts beside a column that is empty all along: money out or in, with the other side never used. */
function withEmptySide(
  { isOut, ...money }: ReturnType<typeof chainedColumns> & object,
  profiles: ColumnProfile[],
  run: TableRow[],
): MoneyColumns {
  const { amount, balance } = money;
  if (amount === undefined || balance === undefined || isSigned(run, amount)) return money;
  const isEmpty = (column: number): boolean =>
    profiles.some((it) => it.column === column && it.filled === 0 && it.role === undefined);
  const empty = [amount + 1, amount - 1].find(isEmpty);
  if (empty === undefined) return money;
  // A heading says more than balances, which may be of what is owed.
  const role = profiles.find(({ column }) => column === amount)?.role;
  const takes = role === 'debit' || (role !== 'credit' && isOut);
  return { debit: takes ? amount : empty, credit: takes ? empty : amount, balance, isGuessed: false };
}

/** Some lines with a day state an account's number or balance beside the amounts of the others. */
const holdsAmounts = ({ moneyShare, preciseShare }: ColumnProfile): boolean =>
  moneyShare >= 0.8 || (moneyShare >= 0.6 && preciseShare >= 0.6);

function isFree(it: ColumnProfile): boolean {
  return (
    it.role === undefined ||
    ['amount', 'debit', 'credit', 'gross', 'balance', 'detail', 'text'].includes(it.role)
  );
}

/** Two columns of which every row fills exactly one (a zero counts as empty), at least one of them `sure` to hold money. */
function pairWithBalance(money: number[], sure: number[], sample: TableRow[]): MoneyColumns | undefined {
  const pairs = money.flatMap((a, at) => money.slice(at + 1).map((b): [number, number] => [a, b]));
  const pair = pairs.find(
    ([a, b]) =>
      (sure.includes(a) || sure.includes(b)) &&
      !isSignedBothWays(sample, a) &&
      !isSignedBothWays(sample, b) &&
      sample.every((row) => holdsMoney(row, a) !== holdsMoney(row, b)),
  );
  if (pair === undefined) return undefined;
  const [a, b] = pair;
  const balance = sure.find((column) => column > b);
  if (balance === undefined) return { debit: a, credit: b, isGuessed: !isSigned(sample, a) };
  const straight = chainShare(sample, (row) => minorOf(row, b) - minorOf(row, a), balance);
  const swapped = chainShare(sample, (row) => minorOf(row, a) - minorOf(row, b), balance);
  const [debit, credit] = swapped > straight ? [b, a] : [a, b];
  return { debit, credit, balance, isGuessed: straight === swapped && !isSigned(sample, a) };
}

/** With minus signs and without, a column holds amounts, and the one that is filled where it isn't counts or states something. */
function isSignedBothWays(sample: TableRow[], column: number): boolean {
  const used = sample.filter((row) => holdsMoney(row, column));
  const isOut = (row: TableRow): boolean => writtenMoney(cellText(row, column))?.sign === -1;
  return used.some(isOut) && !used.every(isOut);
}

/** An unsigned column beside one that is empty all along: money out, with the column for money in never used. */
function halfEmptyPair(
  first: number,
  money: number[],
  profiles: ColumnProfile[],
  sample: TableRow[],
): MoneyColumns | undefined {
  const next = profiles.find((it) => it.column === first + 1);
  if (isSigned(sample, first) || next?.filled !== 0 || next.role !== undefined) return undefined;
  const balance = money.find((column) => column > next.column);
  return {
    debit: first,
    credit: next.column,
    isGuessed: true,
    ...(balance === undefined ? {} : { balance }),
  };
}

function amountWithBalance(first: number, second: number | undefined, sample: TableRow[]): MoneyColumns {
  if (second === undefined) return { amount: first, isGuessed: false };
  const forward = chainShare(sample, (row) => minorOf(row, first), second);
  const backward = chainShare(sample, (row) => minorOf(row, second), first);
  return backward > forward
    ? { amount: second, balance: first, isGuessed: false }
    : { amount: first, balance: second, isGuessed: false };
}

/** Share of neighbouring rows whose balances differ by the amount between them, in the better of both directions. */
function chainShare(sample: TableRow[], amountOf: (row: TableRow) => number, balance: number): number {
  const pairs = sample.slice(1).map((row, at): [TableRow, TableRow] => [sample[at] ?? row, row]);
  const holds = (from: TableRow, to: TableRow): boolean =>
    minorOf(from, balance) + amountOf(to) === minorOf(to, balance);
  const forward = pairs.filter(([a, b]) => holds(a, b)).length;
  const backward = pairs.filter(([a, b]) => holds(b, a)).length;
  return pairs.length === 0 ? 0 : Math.max(forward, backward) / pairs.length;
}

function holdsMoney(row: TableRow, column: number): boolean {
  return /[1-9]/.test(writtenMoney(cellText(row, column))?.core ?? '');
}

function isSigned(sample: TableRow[], column: number): boolean {
  return sample.some((row) => (writtenMoney(cellText(row, column))?.sign ?? 0) !== 0);
}

/** A rough reading of one cell on its own, enough to compare columns; 0 where it holds no amount. */
function minorOf(row: TableRow, column: number): number {
  const written = writtenMoney(cellText(row, column));
  if (written === undefined) return 0;
  const evidence = decimalEvidence(written.core);
  const minor = minorFromCore(written.core, evidence === ',' ? ',' : '.', 'KWD') ?? 0;
  return written.sign === -1 ? -minor : minor;
}
