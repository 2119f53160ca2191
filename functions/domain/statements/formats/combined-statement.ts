import { daysBetween, type CivilDate } from '../../../../shared/civil-date.ts';
import type {
  StatementAccount,
  StatementFormat,
  StatementQuestion,
} from '../../../../shared/model/statement.ts';
import type { StatedRate } from '../../../../shared/model/worth.ts';
import { proveStatement } from '../proof/prove-statement.ts';
import { problem, type ReadAccount, type Reading, type ReadStatement, type UnreadRow } from '../reading.ts';

/** A row with its amount already signed; minor units. */
export interface SignedRow {
  row: number;
  date: CivilDate;
  description: string;
  amount: number;
  statedRate?: StatedRate | undefined;
}

/** What a structured format (OFX, MT940, CAMT, QIF) says of one account. */
export interface AccountRows {
  currency: string | null;
  account: StatementAccount | null;
  opening: number | null;
  closing: number | null;
  /** The days that the file says it is of. */
  period?: { from: CivilDate; to: CivilDate } | undefined;
  rows: (SignedRow | UnreadRow)[];
}

/** One statement from a file's accounts: each proven by itself, and where there are several, all rows at the top as well. */
export function combinedStatement(format: StatementFormat, accounts: AccountRows[]): Reading {
  const proven = accounts.map((it) => oneAccount(format, it));
  const [first] = proven;
  const hasRows = proven.some((it) => it.transactions.length + it.rejected.length > 0);
  if (first === undefined || !hasRows) return problem('no-transactions', { code: 'no-transactions' });
  return { kind: 'read', statement: proven.length === 1 ? first : severalAccounts(format, proven) };
}

function oneAccount(
  format: StatementFormat,
  { currency, account, rows, period, ...stated }: AccountRows,
): ReadAccount {
  const transactions = rows.filter((row) => 'date' in row);
  const rejected = rows.filter((row) => 'reason' in row);
  const proof = proveStatement({ transactions, ...stated });
  const { proven, opening, closing, brokenAt, breaks } = proof;
  const shared = { format, currency, account, opening, closing, proven };
  const isOfRows = period && isPeriodOf(period, transactions);
  return {
    ...shared,
    ...(isOfRows ? { period } : {}),
    ...(brokenAt === undefined ? {} : { brokenAt }),
    ...(breaks === undefined ? {} : { breaks }),
    transactions,
    rejected,
    questions: [],
  };
}

/** More than any statement covers: some banks write the first and the last day there is. */
const PERIOD_DAYS_MAX = 400;

/** Whether days are in order, no more than a statement covers, and hold all rows. */
function isPeriodOf({ from, to }: { from: CivilDate; to: CivilDate }, rows: readonly SignedRow[]): boolean {
  const days = daysBetween(from, to);
  return days >= 0 && days <= PERIOD_DAYS_MAX && rows.every(({ date }) => from <= date && date <= to);
}

/** One statement of several accounts': they have no balance together, and one currency only if they share it. */
export function severalAccounts(format: StatementFormat, accounts: ReadAccount[]): ReadStatement {
  const currencies = new Set(accounts.map((it) => it.currency));
  const proofs = accounts.map((it) => it.proven);
  return {
    format,
    currency: currencies.size === 1 ? (accounts[0]?.currency ?? null) : null,
    account: null,
    opening: null,
    closing: null,
    proven: proofs.includes(false) ? false : proofs.every((it) => it === true) ? true : null,
    transactions: accounts.flatMap((it) => it.transactions),
    rejected: accounts.flatMap((it) => it.rejected),
    questions: accounts.flatMap((it) => it.questions).filter(isFirstAbout),
    accounts,
  };
}

/** An answer serves the whole file: what several accounts leave open is asked once. */
function isFirstAbout({ about }: StatementQuestion, at: number, all: readonly StatementQuestion[]): boolean {
  return all.findIndex((other) => other.about === about) === at;
}
