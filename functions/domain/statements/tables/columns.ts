import type { ColumnRole } from './column-words.ts';

/** Which column holds what; `text` and `detail` list the columns that make up descriptions. */
export interface Columns {
  date: number;
  otherDates: number[];
  amount?: number | undefined;
  gross?: number | undefined;
  /** Gross, fee and net agree in every row: nothing is open between gross and net. */
  isNet?: boolean | undefined;
  /** Of a loan's own statement: the amounts pay it back. */
  isLoan?: true | undefined;
  debit?: number | undefined;
  credit?: number | undefined;
  /** A second column of money in, as payments beside credits. */
  otherCredit?: number | undefined;
  direction?: number | undefined;
  balance?: number | undefined;
  /** Words for the sign of the balance, in a column of their own. */
  balanceSide?: number | undefined;
  opening?: number | undefined;
  closing?: number | undefined;
  /** Fees beside the amounts, which take them off where the balances show it. */
  fees: number[];
  currency?: number | undefined;
  account?: number | undefined;
  /** What says of each row how far it is: booked, pending, declined. */
  status: number[];
  /** Those made for that alone: a strange word in them leaves it open. */
  standings: number[];
  /** Kinds of payments, among which such a word may stand. */
  kinds: number[];
  /** Which money paid for it: the account's own balance, or another account. */
  funding?: number | undefined;
  text: number[];
  detail: number[];
  /** Of the descriptions those of who pays and who is paid. */
  sides?: { readonly payer: number; readonly payee: number } | undefined;
  /** The file does not say which of debit and credit is which: the usual order was assumed. */
  isGuessed: boolean;
  /** The headings of debit and credit mean this on a card, but may mean the opposite elsewhere (charges and payments). */
  isOpenPair?: true | undefined;
  /** Days are numbers counted from 1900, though the file is no sheet. */
  isSerial?: boolean | undefined;
  /** Amounts are written without signs, their direction in words. */
  isDirected: boolean;
}

/**
 * The same columns with a place for each role, in one order. The engine compiles what reads rows for the shapes of objects that it has
 * seen, and drops it with the last object of a shape; a literal keeps its shape alive, parts put together file by file do not.
 */
export function inOneShape(columns: Columns): Columns {
  const shape: Record<keyof Columns, unknown> & Columns = {
    date: columns.date,
    otherDates: columns.otherDates,
    amount: columns.amount,
    gross: columns.gross,
    isNet: columns.isNet,
    isLoan: columns.isLoan,
    debit: columns.debit,
    credit: columns.credit,
    otherCredit: columns.otherCredit,
    direction: columns.direction,
    balance: columns.balance,
    balanceSide: columns.balanceSide,
    opening: columns.opening,
    closing: columns.closing,
    fees: columns.fees,
    currency: columns.currency,
    account: columns.account,
    status: columns.status,
    standings: columns.standings,
    kinds: columns.kinds,
    funding: columns.funding,
    text: columns.text,
    detail: columns.detail,
    sides: columns.sides,
    isGuessed: columns.isGuessed,
    isOpenPair: columns.isOpenPair,
    isSerial: columns.isSerial,
    isDirected: columns.isDirected,
  };
  return shape;
}

/** What a sample of a column's cells looks like; shares are of the filled cells. */
export interface ColumnProfile {
  column: number;
  heading: string;
  role: ColumnRole | undefined;
  filled: number;
  dayShare: number;
  /** Days as written, without numbers that count days. */
  writtenDayShare: number;
  moneyShare: number;
  preciseShare: number;
  wordShare: number;
  phraseShare: number;
  signedShare: number;
  currencyShare: number;
  directionShare: number;
  /** Cells with nothing but a word for how far a payment is. */
  standingShare: number;
  /** Different texts among the filled cells: near 1 where hardly one is repeated. */
  distinctShare: number;
}

/** Those of the columns that hold money. */
export type MoneyColumns = Pick<
  Columns,
  'amount' | 'gross' | 'debit' | 'credit' | 'otherCredit' | 'balance' | 'isGuessed' | 'isOpenPair'
>;
