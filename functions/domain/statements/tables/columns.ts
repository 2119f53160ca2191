import type { ColumnRole } from './column-words.ts';

/** Which column holds what; `text` and `detail` list the columns that make up descriptions. */
export interface Columns {
  date: number;
  otherDates: number[];
  amount?: number;
  gross?: number;
  /** Gross, fee and net agree in every row: nothing is open between gross and net. */
  isNet?: boolean;
  /** Of a loan's own statement: the amounts pay it back. */
  isLoan?: true;
  debit?: number;
  credit?: number;
  /** A second column of money in, as payments beside credits. */
  otherCredit?: number;
  direction?: number;
  balance?: number;
  /** Words for the sign of the balance, in a column of their own. */
  balanceSide?: number;
  opening?: number;
  closing?: number;
  /** Fees beside the amounts, which take them off where the balances show it. */
  fees: number[];
  currency?: number;
  account?: number;
  /** What says of each row how far it is: booked, pending, declined. */
  status: number[];
  /** Those made for that alone: a strange word in them leaves it open. */
  standings: number[];
  /** Kinds of payments, among which such a word may stand. */
  kinds: number[];
  text: number[];
  detail: number[];
  /** Of the descriptions those of who pays and who is paid. */
  sides?: { readonly payer: number; readonly payee: number };
  /** The file does not say which of debit and credit is which: the usual order was assumed. */
  isGuessed: boolean;
  /** The headings of debit and credit mean this on a card, but may mean the opposite elsewhere (charges and payments). */
  isOpenPair?: true;
  /** Days are numbers counted from 1900, though the file is no sheet. */
  isSerial?: boolean;
  /** Amounts are written without signs, their direction in words. */
  isDirected: boolean;
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
