import type { ColumnProfile, MoneyColumns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';
import { decimalEvidence, minorFromCore, writtenMoney } from './written-money.ts';

/** Neighbours of days whose rows stand the other way round do not join. */
const CHAINED_SHARE = 0.4;

/**
 * The money columns of a table without telling headings: two that are never filled together are debit and credit, one whose
 * differences equal the amounts is the balance. Undefined where no column looks like money.
 */
export function moneyColumnsByContent(
  profiles: ColumnProfile[],
  sample: TableRow[],
): MoneyColumns | undefined {
  const candidates = profiles.filter((it) => it.filled > 0 && it.moneyShare >= 0.8 && isFree(it));
  const precise = candidates.filter((it) => it.preciseShare >= 0.3).map((it) => it.column);
  const all = candidates.map((it) => it.column);
  const [first, second] = precise.length > 0 ? precise : all.slice(-1);
  if (first === undefined) return undefined;
  return (
    pairWithBalance(precise, sample) ??
    chainedSplit(all, sample) ??
    chainedPair(all, sample) ??
    (precise.length === 0 ? pairWithBalance(all, sample) : undefined) ??
    halfEmptyPair(first, precise, profiles, sample) ??
    amountWithBalance(first, second, sample)
  );
}

/** Whole numbers look like anything; two columns filled in turn, by which a third one moves, are debit, credit and balance. */
function chainedSplit(columns: number[], sample: TableRow[]): MoneyColumns | undefined {
  const found = pairWithBalance(columns, sample);
  if (found?.debit === undefined || found.credit === undefined || found.balance === undefined)
    return undefined;
  const { debit, credit, balance } = found;
  const share = movesBy((row) => minorOf(row, debit) + minorOf(row, credit), balance, sample);
  return share < CHAINED_SHARE ? undefined : found;
}

/** Likewise two columns of which one moves by the other from row to row are amount and balance. */
function chainedPair(columns: number[], sample: TableRow[]): MoneyColumns | undefined {
  const pairs = columns.flatMap((amount) =>
    columns
      .filter((balance) => balance !== amount)
      .map((balance) => ({
        amount,
        balance,
        share: movesBy((row) => minorOf(row, amount), balance, sample),
      })),
  );
  const [best] = pairs.toSorted((a, b) => b.share - a.share);
  if (best === undefined || best.share < CHAINED_SHARE) return undefined;
  return { amount: best.amount, balance: best.balance, isGuessed: false };
}

/** Share of neighbouring rows whose balances differ by one row's amount, whatever its sign; a mere counter has none. */
function movesBy(amountOf: (row: TableRow) => number, balance: number, sample: TableRow[]): number {
  const steps = sample.slice(1).flatMap((row, at) => {
    const before = sample[at] ?? row;
    const step = Math.abs(minorOf(row, balance) - minorOf(before, balance));
    return step !== 0 && [row, before].some((it) => Math.abs(amountOf(it)) === step) ? [step] : [];
  });
  return new Set(steps).size < 2 ? 0 : steps.length / (sample.length - 1);
}

function isFree(it: ColumnProfile): boolean {
  return (
    it.role === undefined ||
    ['amount', 'debit', 'credit', 'gross', 'balance', 'detail', 'text'].includes(it.role)
  );
}

/** Two columns of which every row fills exactly one (a zero counts as empty). */
function pairWithBalance(money: number[], sample: TableRow[]): MoneyColumns | undefined {
  const pairs = money.flatMap((a, at) => money.slice(at + 1).map((b): [number, number] => [a, b]));
  const pair = pairs.find(([a, b]) => sample.every((row) => holdsMoney(row, a) !== holdsMoney(row, b)));
  if (pair === undefined) return undefined;
  const [a, b] = pair;
  const balance = money.find((column) => column > b);
  if (balance === undefined) return { debit: a, credit: b, isGuessed: !isSigned(sample, a) };
  const straight = chainShare(sample, (row) => minorOf(row, b) - minorOf(row, a), balance);
  const swapped = chainShare(sample, (row) => minorOf(row, a) - minorOf(row, b), balance);
  const [debit, credit] = swapped > straight ? [b, a] : [a, b];
  return { debit, credit, balance, isGuessed: straight === swapped && !isSigned(sample, a) };
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
  return minorOf(row, column) !== 0;
}

function isSigned(sample: TableRow[], column: number): boolean {
  return sample.some((row) => (writtenMoney(cellText(row, column))?.sign ?? 0) !== 0);
}

/** A rough reading of one cell on its own, enough to compare columns; 0 where it holds no amount. */
function minorOf(row: TableRow, column: number): number {
  const written = writtenMoney(cellText(row, column));
  if (written === undefined) return 0;
  const evidence = decimalEvidence(written.core);
  const minor = minorFromCore(written.core, evidence === ',' ? ',' : '.', 'USD') ?? 0;
  return written.sign === -1 ? -minor : minor;
}
