import type { ColumnProfile, MoneyColumns } from './columns.ts';
import type { TableFrame } from './find-frame.ts';
import { speaksOfForeignMoney } from './column-words.ts';
import { isOneBalance } from './one-balance.ts';
import { headingCode, ownRank } from './own-amount.ts';
import { cellText, type TableRow } from './table.ts';
import { currencyCodes, writtenMoney } from '../../text/written-money.ts';

/**
 * The column that names the currency of the account's own amounts. A column that tells what was paid in another money beside them
 * is none, though headed alike: the balance runs on over its currencies, the amounts are headed with one of their own, or another
 * column holds the amounts that it belongs to.
 */
export function currencyColumn(
  free: readonly ColumnProfile[],
  money: MoneyColumns,
  frame: TableFrame,
  run: readonly TableRow[],
): ColumnProfile | undefined {
  const named = free.filter((it) => it.role === 'currency' && it.currencyShare >= 0.5);
  const candidates = named.length > 0 ? named : free.filter(isUnnamedCurrency);
  return candidates
    .filter((it) => !isForeign(it, free, money, frame, run))
    .toSorted((a, b) => rank(b, frame) - rank(a, frame))[0];
}

function isUnnamedCurrency(it: ColumnProfile): boolean {
  const isOther = it.role === 'text' || it.role === 'reference' || it.role === 'otherMoney';
  return it.currencyShare >= 0.9 && !isOther;
}

/** The account's own first, and of several headed alike the one that never changes. */
function rank(it: ColumnProfile, { body }: TableFrame): number {
  const isSingle = codesIn(body, it.column).size === 1;
  return 2 * ownRank(it.heading) + (isSingle ? 1 : 0);
}

function isForeign(
  it: ColumnProfile,
  free: readonly ColumnProfile[],
  money: MoneyColumns,
  frame: TableFrame,
  run: readonly TableRow[],
): boolean {
  const codes = codesIn(frame.body, it.column);
  const stated = codeOfAmounts(frame, money);
  if (stated !== undefined && [...codes].some((code) => code !== stated)) return true;
  const isBlankAtTimes = it.filled < run.length;
  if (codes.size < 2 && !isBlankAtTimes) return false;
  if (isOneBalance(run, money, (row) => cellText(row, it.column))) return true;
  return free.some((other) => isPaidElsewhere(other, it, money, run));
}

/** The one currency that the headings of the amounts name. */
function codeOfAmounts({ header }: TableFrame, money: MoneyColumns): string | undefined {
  const headings = [money.amount, money.debit, money.credit].map((column) =>
    header ? cellText(header, column) : '',
  );
  const codes = headings.flatMap((heading) => headingCode(heading) ?? []);
  return new Set(codes).size === 1 ? codes[0] : undefined;
}

/**
 * Whether a currency column belongs to other amounts than the account's: to a column that says so or stands next to it, with
 * another figure wherever it names another currency than the account's.
 */
function isPaidElsewhere(
  paid: ColumnProfile,
  { column }: ColumnProfile,
  money: MoneyColumns,
  run: readonly TableRow[],
): boolean {
  if (paid.moneyShare < 0.8 || paid.filled === 0) return false;
  const isNextTo = (other: number | undefined): boolean =>
    other !== undefined && Math.abs(other - column) === 1;
  const isOfAmount = [money.amount, money.debit, money.credit].some(isNextTo);
  const isSaid = speaksOfForeignMoney(paid.heading);
  if (!isSaid && (isOfAmount || !isNextTo(paid.column))) return false;
  const kinds = [...Map.groupBy(run, (row) => cellText(row, column).toUpperCase())]
    .filter(([code]) => code !== '')
    .map(([, rows]) => sameness(rows, paid.column, money));
  return kinds.includes('other') && !kinds.includes('mixed') && (isSaid || kinds.includes('same'));
}

/** Whether the rows of one currency hold the same figure in another column as in the amounts. */
function sameness(
  rows: readonly TableRow[],
  paid: number,
  { amount, debit, credit }: MoneyColumns,
): 'same' | 'other' | 'mixed' {
  const count = rows.filter((row) => {
    const core = coreOf(row, paid);
    return [amount, debit, credit].some((column) => core !== undefined && coreOf(row, column) === core);
  }).length;
  return count === rows.length ? 'same' : count === 0 ? 'other' : 'mixed';
}

function coreOf(row: TableRow, column: number | undefined): string | undefined {
  return writtenMoney(cellText(row, column))?.core;
}

function codesIn(rows: readonly TableRow[], column: number): Set<string> {
  const codes = rows.map((row) => cellText(row, column).toUpperCase());
  return new Set(codes.filter((code) => currencyCodes.has(code)));
}
