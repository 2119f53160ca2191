import type { PdfRole } from './heading-words.ts';
import { signedMinor, type SettledRow } from './settled-row.ts';

export type Roles = readonly (PdfRole | undefined)[];

/** The roles that headings name; where they run into one another and would make both sides of the money the same, those are left open. */
export function namedRoles(named: Roles): Roles {
  const sides = named.filter((role) => role === 'debit' || role === 'credit');
  const isOneSide = sides.length === 2 && sides[0] === sides[1];
  return isOneSide ? named.map((role) => (role === sides[0] ? undefined : role)) : named;
}

/** The roles with the net amount as the only one, where gross, fee and net stand beside each other in every row and agree. */
export function netRoles(rows: readonly SettledRow[], named: Roles): Roles {
  const amounts = named.flatMap((role, at) => (role === 'amount' ? [at] : []));
  const [gross = -1, net = -1] = amounts;
  const open = named.flatMap((role, at) => (role === undefined || role === 'other' ? [at] : []));
  const fee = open.find((at) => rows.length > 1 && areNet(rows, { gross, fee: at, net }));
  if (amounts.length !== 2 || fee === undefined) return named;
  return named.map((role, at) => (at === gross || at === fee ? 'text' : role));
}

function areNet(
  rows: readonly SettledRow[],
  { gross, fee, net }: Readonly<Record<'gross' | 'fee' | 'net', number>>,
): boolean {
  const minorIn = ({ cells }: SettledRow, at: number): number | undefined =>
    cells[at] && signedMinor(cells[at]);
  const lines = rows.map((row) => ({
    whole: minorIn(row, gross),
    taken: minorIn(row, fee),
    left: minorIn(row, net),
  }));
  const agree = (way: -1 | 1): boolean =>
    lines.every(({ whole, taken, left }) => left === (whole ?? NaN) + way * (taken ?? NaN));
  return lines.some(({ taken }) => taken !== 0) && (agree(1) || agree(-1));
}

/**
 * The roles with a sum as the only amount, where parts of it stand beside it in every row: what of a loan's payment was principal, interest
 * and fees.
 */
export function totalRoles(rows: readonly SettledRow[], named: Roles): Roles {
  if (named.includes('balance') || named.length < 3) return named;
  const figuresOf = ({ cells }: SettledRow): number[] =>
    named.map((_, at) => (cells[at] ? signedMinor(cells[at]) : 0));
  const lines = rows.map(figuresOf);
  const isTotal = (at: number): boolean =>
    lines.every(
      (line) => line[at] !== 0 && line.reduce((sum, figure) => sum + figure, 0) === 2 * (line[at] ?? 0),
    );
  const isParted = lines.some((line) => line.filter((figure) => figure !== 0).length > 2);
  const total = isParted ? named.findIndex((_, at) => isTotal(at)) : -1;
  return total < 0 ? named : named.map((_, at) => (at === total ? 'amount' : 'text'));
}

/** The roles that headings leave open, likeliest first. */
export function roleChoices(rows: readonly SettledRow[], named: Roles): Roles[] {
  const money = named.map((role, at) => (isMoneyRole(role) ? at : -1)).filter((at) => at >= 0);
  const hasAmount = money.some((at) => named[at] !== 'balance');
  if (hasAmount)
    return [loneSide(named), loneSide(withCounterpart(rows, named)), withBalance(named)].filter(isNew);
  const open = named
    .map((role, at) => (role === undefined || role === 'other' ? at : -1))
    .filter((at) => at >= 0);
  const fill = (...roles: PdfRole[]): Roles => {
    const used = open.slice(-roles.length);
    return named.map((role, at) => (used.includes(at) ? roles[used.indexOf(at)] : role));
  };
  if (money.length > 0)
    return open.length > 1
      ? [fill('debit', 'credit'), fill('credit', 'debit'), fill('amount')]
      : [fill('amount')];
  if (open.length <= 1) return [fill('amount')];
  if (open.length === 2) {
    const pair = [fill('debit', 'credit'), fill('credit', 'debit')];
    return isExclusive(rows, open) ? pair : [fill('amount', 'balance'), ...pair];
  }
  return [fill('debit', 'credit', 'balance'), fill('credit', 'debit', 'balance'), fill('amount', 'balance')];
}

export function isMoneyRole(role: PdfRole | undefined): boolean {
  return role === 'amount' || role === 'debit' || role === 'credit' || role === 'balance';
}

function isNew(roles: Roles, at: number, all: Roles[]): boolean {
  return all.findIndex((other) => other.join() === roles.join()) === at;
}

/** A single debit or credit column without its counterpart may be the only amount column: it is read both ways. */
function loneSide(named: Roles): Roles {
  const sides = named.filter((role) => role === 'debit' || role === 'credit');
  const isLone = sides.length === 1 && !named.includes('amount');
  return isLone ? named.map((role) => (role === 'debit' || role === 'credit' ? 'amount' : role)) : named;
}

/** Beside money in and out, a column of amounts may have the balance, as in Wise's statements. */
function withBalance(named: Roles): Roles {
  const isOpen = named.includes('debit') && named.includes('credit') && !named.includes('balance');
  return isOpen ? named.map((role) => (role === 'amount' ? 'balance' : role)) : named;
}

function withCounterpart(rows: readonly SettledRow[], named: Roles): Roles {
  const side = named.find((role) => role === 'debit' || role === 'credit');
  const open = named.findIndex((role, at) => role === undefined && rows.some(({ cells }) => cells[at]));
  if (side === undefined || open < 0 || (named.includes('debit') && named.includes('credit'))) return named;
  return named.map((role, at) => (at === open ? (side === 'debit' ? 'credit' : 'debit') : role));
}

/** Two columns of which each row fills one only. */
function isExclusive(rows: readonly SettledRow[], [a = 0, b = 1]: readonly number[]): boolean {
  const both = rows.filter(({ cells }) => cells[a] && cells[b]).length;
  return both < 0.2 * rows.length;
}
