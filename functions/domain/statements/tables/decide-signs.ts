import type { AccountKind } from '../../../../shared/model/account.ts';
import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { foldText } from '../../text/fold-text.ts';
import { PAYMENT_ARRIVED } from '../card-words.ts';
import { cardWithPositivePurchases, untoldWays } from './card-rows.ts';
import { areMostlyShops } from './shops-named.ts';
import { directionOf, isVagueDirection } from './column-words.ts';
import { withKindsSigned } from './told-kinds.ts';
import { kindsOf, withTradesSigned } from './traded-rows.ts';

/** An amount before its direction is known: digits in minor units, the sign shown, the column it stood in. */
export interface UnsignedRow {
  row: number;
  description: string;
  /** What the file calls a row of its kind: purchase, payment. */
  kind: string;
  minor: number;
  sign: -1 | 0 | 1;
  column: 'amount' | 'debit' | 'credit';
  direction: string;
}

/** What decides signs besides the rows: the account's kind if known, whether the file speaks of a card, an answer given. */
export interface SignContext {
  accountKind?: AccountKind | undefined;
  isCardFile: boolean;
  isGuessed: boolean;
  /** The headings of money out and in mean this on a card, but may mean the opposite elsewhere. */
  isOpenPair?: boolean;
  /** Whether it is a loan's own statement. */
  isLoan?: boolean;
  /** Whether the file has fees or balances, which cards' lists of purchases don't. */
  hasMoreMoney: boolean;
  /** Headings speak of customers who paid and of payouts: a payment service's own list. */
  isOfSales?: boolean;
  /** Gross, fee and net agree in every row, as a payment service pays out. */
  isNet?: boolean;
  answer?: string | undefined;
  directionAnswer?: string | undefined;
}

export interface SignedAmounts {
  amounts: number[];
  questions: StatementQuestion[];
  /** What the amounts could be as well, if the balances say so. */
  others?: number[][];
  /** The rows themselves show that they are a credit card's. */
  isCard?: boolean;
  /** Nothing but a title or the names of shops say that money was spent: balances agree with the rows turned round as well. */
  isByTitle?: boolean;
  /** What is asked where the balances agree with the amounts only as what is owed; undefined where the signs don't allow to say so. */
  ifOwed?: StatementQuestion[];
}

const CARD_PAYMENT =
  /\b(thank you|payment received|autopay|automatic payment|online payment|payment thank|paiement|pymt|zahlung|einzahlung|kreditkartenzahlung|bezahlt|direct debit|payment)\b/;

const EARNINGS =
  /\b(payroll|salary|wages|paychecks?|income|gehalt|lohn|salaire|nomina|stipendio|salaris|wynagrodzenie|lon)\b/;

/** Gives every amount the owner's sign: money out negative. Directions and debit or credit columns decide before written signs. */
export function decideSigns(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  if (context.isLoan) return ofLoan(rows, context);
  const traded = withTradesSigned(rows);
  const signed = context.answer === undefined ? withKindsSigned(traded) : traded;
  return signed === traded ? decided(traded, context) : reversedIf(signed, false, []);
}

function decided(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  if (rows.some((row) => row.column !== 'amount')) return byColumns(rows, context);
  if (rows.some((row) => directionOf(row.direction) !== undefined)) return byDirection(rows, context);
  return byWrittenSign(rows, context);
}

/**
 * Debit is out and credit in, whatever sign the column habitually shows; a sign against that habit is a reversal.
 */
function byColumns(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  const isLedger = context.answer === undefined && isOwnLedger(rows);
  const swap = context.answer === 'reversed' || isLedger ? -1 : 1;
  const ways = {
    debit: -(habitOf(rows, ({ column }) => column === 'debit') || 1) * swap,
    credit: (habitOf(rows, ({ column }) => column === 'credit') || 1) * swap,
    amount: swap,
  };
  const amounts = rows.map(({ minor, sign, column }) =>
    minor === 0 ? 0 : minor * (sign === -1 ? -ways[column] : ways[column]),
  );
  const ask = context.answer ? [] : [question('sign', 'as-written', 'reversed', rows)];
  if (isLedger) return { amounts, questions: [] };
  if (context.isGuessed) return { amounts, questions: thanksForMoneyIn(rows, amounts) ? [] : ask };
  const ifOwed = isOfCard(context) ? [] : ask;
  if (!context.isOpenPair) return { amounts, questions: [], ifOwed };
  // Where a person said that the account is no card, the balances may show the opposite.
  const isOther = context.accountKind !== undefined && !isOfCard(context) && !context.answer;
  return {
    amounts,
    questions: ifOwed,
    others: isOther ? [amounts.map((amount) => -amount || 0)] : [],
    ifOwed,
  };
}

/** Whether every payment that a card thanks for came in: on which side money comes is no guess then. */
function thanksForMoneyIn(rows: readonly UnsignedRow[], amounts: readonly number[]): boolean {
  const thanked = rows.flatMap(({ description, kind }, at) => {
    const words = foldText(`${kind} ${description}`);
    return PAYMENT_ARRIVED.some((pattern) => pattern.test(words)) ? [amounts[at] ?? 0] : [];
  });
  return thanked.length > 0 && thanked.every((amount) => amount > 0);
}

/** What an accounting program calls money that a bank account got, and money that it paid. */
const GOT =
  /^(receive (money|transfer|payment)|(bank|cash|customer|sales) receipt|receivable (payment|overpayment|prepayment)|customer payment|deposit)$/;
const GAVE =
  /^(spend (money|transfer)|(bank|cash|supplier|vendor|bill) payment|payable (payment|overpayment|prepayment)|cash disbursement|expense|check|cheque)$/;

/** Whether money got stands among the debits and money paid among the credits, as a bookkeeper's own account has them. */
function isOwnLedger(rows: readonly UnsignedRow[]): boolean {
  const sides = new Map(kindsOf(rows).map((kind) => [kind, sideOf(kind)]));
  if (sides.size === 1 && sides.has('')) return false;
  let isTold = false;
  for (const { kind, column, minor, sign } of rows) {
    const side = minor === 0 || sign === -1 ? undefined : sides.get(kind);
    if (side !== undefined && side !== column) return false;
    isTold ||= side !== undefined;
  }
  return isTold;
}

/** The side on which a bookkeeper's own account has a row of a kind. */
function sideOf(kind: string): 'debit' | 'credit' | undefined {
  const words = foldText(kind);
  return GOT.test(words) ? 'debit' : GAVE.test(words) ? 'credit' : undefined;
}

/** A loan's payments come to it, however its lender signs them; what is signed against their habit was lent, or is taken back. */
function ofLoan(rows: readonly UnsignedRow[], { answer }: SignContext): SignedAmounts {
  const habit = habitOf(rows, () => true) || 1;
  return { ...reversedIf(rows, (habit === -1) !== (answer === 'reversed'), []), ifOwed: [] };
}

/** Whether the account is known as a credit card, or else its file speaks of one. */
function isOfCard({ accountKind, isCardFile }: SignContext): boolean {
  return accountKind === undefined ? isCardFile : accountKind === 'credit-card';
}

/** How the figures of some rows are mostly written: the rarer way is a reversal. 0: as many the one way as the other. */
function habitOf(rows: readonly UnsignedRow[], belongs: (row: UnsignedRow) => boolean): number {
  let [shown, negative] = [0, 0];
  rows.forEach((row) => {
    if (row.minor === 0 || !belongs(row)) return;
    shown += 1;
    if (row.sign === -1) negative += 1;
  });
  return Math.sign(shown - negative * 2);
}

/**
 * Words like DR and CR win over written signs, except that a sign against the habit of its word is a reversal (a refund marked
 * DEBIT); where only one of the words is ever written, the bare rows are the other.
 */
function byDirection(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  const words = new Set(rows.map((row) => row.direction).filter((word) => directionOf(word) !== undefined));
  const asWritten = rows.map((row) => signed(row, row.sign === -1 ? -1 : 1));
  const isTold = agreesEverywhere(rows);
  const flip = context.directionAnswer === 'reversed' ? -1 : 1;
  const senses = sensesOf(rows, words);
  const byWord = rows.map((row, at) =>
    signed(row, senses[at] ? senses[at] * flip : row.sign === -1 ? -1 : 1),
  );
  const habits = new Map(
    [-1, 1].map((sense) => [sense, habitOf(rows, (row) => directionOf(row.direction) === sense)]),
  );
  const reversed = byWord.map((amount, at) => {
    const habit = habits.get(senses[at] ?? 0) ?? 0;
    const isAgainst = habit === (rows[at]?.sign === -1 ? 1 : -1);
    return isAgainst && amount !== 0 ? -amount : amount;
  });
  const ask = context.directionAnswer
    ? []
    : [question('direction', [...words].join(' = out, ') + ' = in', 'reversed', rows)];
  return {
    amounts: isTold ? asWritten : reversed,
    others: [byWord, asWritten],
    questions: isVagueDirection(words) ? ask : [],
    ifOwed: isOfCard(context) ? [] : ask,
  };
}

/** Which way each row's word moves money; a bare row beside rows of one word only is the other. Undefined where none tells. */
function sensesOf(rows: readonly UnsignedRow[], words: ReadonlySet<string>): (-1 | 1 | undefined)[] {
  const [only, another] = new Set([...words].map(directionOf));
  const bare = another === undefined && only !== undefined ? (only === 1 ? -1 : 1) : undefined;
  return rows.map((row) => {
    const isBare = row.direction === '' && row.sign === 0;
    return directionOf(row.direction) ?? (isBare ? bare : undefined);
  });
}

/** One word for money in all along, with both signs written: it names the account's kind, and the signs tell more. */
function agreesEverywhere(rows: readonly UnsignedRow[]): boolean {
  const isIn = rows.every((row) => directionOf(row.direction) === 1);
  return isIn && rows.some((row) => row.sign === -1) && rows.some((row) => row.sign !== -1);
}

function byWrittenSign(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  if (context.answer !== undefined)
    return { ...reversedIf(rows, context.answer === 'reversed', []), ifOwed: [] };
  const marked = rows.filter((row) => row.sign === 1).length;
  const negative = rows.filter((row) => row.sign === -1).length;
  if (marked > 0 && negative === 0 && marked < rows.length) return plusMeansIn(rows);
  if (isOfCard(context)) {
    // A payment that a card thanks for came in: written below zero, it speaks against signs that a few other rows agree with.
    if (cardWithPositivePurchases(rows) === 'open') return askedOfCard(rows);
    return context.accountKind ? { ...asCard(rows), isCard: true, ifOwed: [] } : asTitled(rows);
  }
  if (context.isOfSales && negative * 2 < rows.length) return reversedIf(rows, false, []);
  // Balances tell better than words which way money went.
  const isUnknown = context.accountKind === undefined;
  const card = isUnknown || !context.hasMoreMoney ? cardWithPositivePurchases(rows) : undefined;
  const isThanked = card === 'open' || (context.hasMoreMoney && card === 'sure' && !context.isNet);
  if (isThanked && isUnknown) return askedOfCard(rows);
  const shown = context.hasMoreMoney || card === 'open' ? undefined : card;
  if (shown && isUnknown) return shownAsCard(rows, shown);
  // A person said that it is no card: they are asked before purchases become income.
  if (shown === 'sure') return reversedIf(rows, false, [question('sign', 'as-written', 'reversed', rows)]);
  if (!context.hasMoreMoney && isMostlyIn(rows)) return askedOfShops(rows, isUnknown);
  if (isUnknown && !context.hasMoreMoney && areEarningsBelowZero(rows, negative))
    return askedOfSpending(rows);
  const untold = isUnknown && !context.hasMoreMoney ? untoldWays(rows) : undefined;
  if (untold) return untold === 'spent' ? askedOfSpending(rows) : askedOfShops(rows, true);
  const isOneSided = negative === 0 && marked === 0 && rows.length > 0;
  if (isOneSided) return askedOfShops(rows, isUnknown && !context.hasMoreMoney);
  const ask = [question('sign', 'as-written', 'reversed', rows)];
  return { ...reversedIf(rows, false, []), ifOwed: ask };
}

/**
 * Rows below a title that names a card: those of a card for sure where they name a payment that it got, else a person is asked before they
 * are turned.
 */
function asTitled(rows: readonly UnsignedRow[]): SignedAmounts {
  if (cardWithPositivePurchases(rows) === 'sure')
    return { ...asCard(rows), questions: [], isCard: true, ifOwed: [] };
  const asked = asCard(rows);
  const isTurned = asked.amounts.some((amount, at) => amount !== signedAsWritten(rows[at]));
  const questions = isTurned ? [question('sign', 'reversed', 'as-written', rows)] : [];
  return { ...asked, questions, isCard: true, isByTitle: questions.length > 0, ifOwed: questions };
}

const signedAsWritten = (row: UnsignedRow | undefined): number =>
  row ? signed(row, row.sign === -1 ? -1 : 1) : 0;

/** Earnings are written below zero and most else above: so do programs that count what was spent. */
function areEarningsBelowZero(rows: readonly UnsignedRow[], negative: number): boolean {
  if (negative === 0 || negative * 2 > rows.length) return false;
  const below = rows.filter(({ sign }) => sign === -1);
  return below.some((row) => EARNINGS.test(foldText(`${row.kind} ${row.description}`)));
}

/** Where nothing but a person can tell: proposed as money spent where the names above zero are mostly those of shops. */
function askedOfShops(rows: readonly UnsignedRow[], mayBeCard: boolean): SignedAmounts {
  if (mayBeCard && areMostlyShops(rows.filter(({ sign }) => sign !== -1))) return askedOfSpending(rows);
  return reversedIf(rows, false, [question('sign', 'as-written', 'reversed', rows)]);
}

function askedOfSpending(rows: readonly UnsignedRow[]): SignedAmounts {
  const questions = [question('sign', 'reversed', 'as-written', rows)];
  return { ...reversedIf(rows, true, questions), isByTitle: true, ifOwed: questions };
}

/** What is owed moves by a card's purchases as what is held does by income: neither balances nor fees can tell a card that thanks for a payment. */
function askedOfCard(rows: readonly UnsignedRow[]): SignedAmounts {
  const questions = [question('sign', 'reversed', 'as-written', rows)];
  return { ...reversedIf(rows, true, questions), isCard: true, isByTitle: true, ifOwed: questions };
}

/** Where only money in is marked (a plus or CR), the bare amounts are money out. */
function plusMeansIn(rows: readonly UnsignedRow[]): SignedAmounts {
  return { amounts: rows.map((row) => signed(row, row.sign === 1 ? 1 : -1)), questions: [] };
}

/** Rows that show themselves that purchases have no minus. */
function shownAsCard(rows: readonly UnsignedRow[], shown: 'sure' | 'likely'): SignedAmounts {
  const questions = shown === 'sure' ? [] : [question('sign', 'reversed', 'as-written', rows)];
  return { ...reversedIf(rows, true, questions), isCard: true };
}

/** Of so many rows a share tells as well as their words. */
const MANY = 10;

/** Nine in ten rows bring money and few take it: as the purchases of a card and their returns would, where nothing names them. */
function isMostlyIn(rows: readonly UnsignedRow[]): boolean {
  const negative = rows.filter(({ sign }) => sign === -1).length;
  return negative > 0 && rows.length >= MANY && negative * 10 <= rows.length;
}

/** On a card the payment is money in; without one, most rows are purchases. */
function asCard(rows: readonly UnsignedRow[]): SignedAmounts {
  const isPayment = (row: UnsignedRow): boolean => {
    const words = foldText(`${row.description} ${row.kind}`);
    return row.minor !== 0 && [CARD_PAYMENT, ...PAYMENT_ARRIVED].some((pattern) => pattern.test(words));
  };
  const { payments = [], others = [] } = Object.groupBy(rows, (row) =>
    isPayment(row) ? 'payments' : 'others',
  );
  const negative = (some: readonly UnsignedRow[]): number => some.filter((row) => row.sign === -1).length;
  const paidIn = payments.length - 2 * negative(payments);
  const bought = others.length - 2 * negative(others);
  if (payments.length > 0 && paidIn !== 0 && Math.sign(paidIn) !== Math.sign(bought))
    return reversedIf(rows, paidIn < 0, []);
  const isFlipped = bought >= 0;
  const isSure = negative(others) === others.length;
  return reversedIf(
    rows,
    isFlipped,
    isSure
      ? []
      : [
          question(
            'sign',
            isFlipped ? 'reversed' : 'as-written',
            isFlipped ? 'as-written' : 'reversed',
            rows,
          ),
        ],
  );
}

function reversedIf(
  rows: readonly UnsignedRow[],
  isReversed: boolean,
  questions: StatementQuestion[],
): SignedAmounts {
  return {
    amounts: rows.map((row) => signed(row, (row.sign === -1 ? -1 : 1) * (isReversed ? -1 : 1))),
    questions,
  };
}

function signed(row: UnsignedRow, way: number): number {
  return row.minor === 0 ? 0 : row.minor * way;
}

function question(
  about: 'sign' | 'direction',
  assumed: string,
  alternative: string,
  rows: readonly UnsignedRow[],
): StatementQuestion {
  return { about, assumed, alternatives: [alternative], rows: rows.slice(0, 10).map((row) => row.row) };
}
