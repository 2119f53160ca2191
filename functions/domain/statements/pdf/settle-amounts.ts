import type { StatementQuestion, StatementTransaction } from '../../../../shared/model/statement.ts';
import { proveStatement, type Proof } from '../proof/prove-statement.ts';
import { cardWithPositivePurchases } from '../tables/card-rows.ts';
import { readingsOf, type AmountReading } from './amount-readings.ts';
import { paymentsIn, thankedIn } from '../payments-in.ts';
import { cardDoubt } from './card-doubt.ts';
import { agreesWithSums } from './card-sums.ts';
import { netRoles, roleChoices, totalRoles } from './column-roles.ts';
import { otherDateOf } from '../other-date.ts';
import { signedMinor, type AmountContext, type SettledRow, type SignedMinor } from './settled-row.ts';

/** The rows as transactions, how the balances bear them out, and what is left open. */
export interface SettledAmounts {
  transactions: StatementTransaction[];
  proof: Proof;
  questions: StatementQuestion[];
  /** Lines with a balance only, where no amount explains it. */
  empty: number[];
}

/**
 * Gives every row the owner's sign. Headings, signs, sections and balances each suggest a reading; of the readings that the
 * balances prove the first that meets most of those named is taken, and where none is proven the one that the print suggests
 * most plainly, with a question if it is open.
 */
export function settleAmounts(rows: readonly SettledRow[], context: AmountContext): SettledAmounts {
  const net = netRoles(rows, context.roles);
  const named = context.isLoan ? totalRoles(rows, net) : net;
  const isPayout = net !== context.roles;
  const readings = roleChoices(rows, named).flatMap((roles) => readingsOf(rows, roles, context));
  const settled = readings.flatMap((reading) => provings(reading, context));
  const [proven, ...others] = settled
    .filter(({ proof }) => proof.proven === true)
    .toSorted(
      (a, b) =>
        // Rows whose amounts are in a column of no role would be lost.
        b.transactions.length - a.transactions.length ||
        b.balancesMet - a.balancesMet ||
        doubt(a, context) - doubt(b, context),
    );
  const card = proven && asCard(proven, rows, context);
  if (card) return card;
  const first = settled[0] && (isPayout ? settled[0] : askedIfMostlyIn(settled[0], rows, context));
  if (proven)
    return {
      ...(contradicted(proven, settled, context) ?? proven),
      questions: isOpen(proven, others, rows, context) ? [signQuestion(proven, rows)] : [],
    };
  return (
    (first && totalled(first, rows, context)) ?? {
      transactions: [],
      proof: { proven: null, opening: null, closing: null },
      questions: [],
      empty: [],
    }
  );
}

/**
 * Asks for the signs of rows of one column that no balance bears out and most of which bring money: a card prints its purchases so, and the
 * returns of some below zero, and nothing else may say that it is one.
 */
function askedIfMostlyIn(
  first: Proving,
  rows: readonly SettledRow[],
  { isCard, isLoan, signs }: AmountContext,
): Proving {
  const isKnown = isCard || isLoan || signs.accountKind !== undefined || signs.answer !== undefined;
  const isAsked = first.questions.some(({ about }) => about === 'sign');
  const more = first.transactions.reduce((sum, { amount }) => sum + Math.sign(amount), 0);
  if (isKnown || isAsked || !first.isOneColumn || first.proof.proven !== null || more <= 0) return first;
  return { ...first, questions: [...first.questions, signQuestion(first, rows)] };
}

/**
 * The rows of an unnamed kind turned round, with a question, where a word speaks of a card and they read as an account that mostly gets money,
 * or that thanks for payments: balances of what is owed bear out both.
 */
function asCard(
  proven: Proving,
  rows: readonly SettledRow[],
  context: AmountContext,
): SettledAmounts | undefined {
  const { isCard, isLoan, mayBeCard, signs } = context;
  const isKnown = isCard || isLoan || signs.accountKind !== undefined || signs.answer !== undefined;
  const more = proven.transactions.reduce((sum, { amount }) => sum + Math.sign(amount), 0);
  const { transactions, isOneColumn } = proven;
  const isMostlyIn = mayBeCard && more > 0;
  const isDoubted =
    isThankedLikeCard(proven, context) || (isMostlyIn && (isOneColumn || thankedIn(transactions) < 0));
  if (isKnown || !isDoubted) return undefined;
  const turned = settleAmounts(rows, { ...context, signs: { ...signs, answer: 'reversed' } });
  if (turned.proof.proven !== true) return { ...proven, questions: [signQuestion(proven, rows)] };
  return { ...turned, questions: [signQuestion(turned, rows)] };
}

/** A card's rows without any sign are purchases where they come to a sum that its statement names: nothing is left to ask. */
function totalled(
  proving: Proving,
  rows: readonly SettledRow[],
  { isCard, closing }: AmountContext,
): Proving {
  const { transactions, questions } = proving;
  const isBare = rows.every(({ cells }) => cells.every((cell) => !cell?.isMarked && (cell?.sign ?? 0) === 0));
  const sum = transactions.reduce((total, { amount }) => total + amount, 0);
  const isNamed = sum < 0 && closing.some(({ minor, sign }) => minor === -sum && sign !== -1);
  const isTold = isCard && isBare && isNamed && transactions.every(({ amount }) => amount <= 0);
  return isTold ? { ...proving, questions: questions.filter(({ about }) => about !== 'sign') } : proving;
}

/** All figures of a card turned round would be proven as well, and have the bank owe the holder. */
function doubt(proving: Proving, { isCard, sums }: AmountContext): number {
  if (!isCard) return 0;
  const amounts = proving.transactions.map(({ amount }) => amount);
  const agreed = sums ? agreesWithSums(amounts, sums) : 0;
  // What the box adds up says more than what is usual of cards.
  return agreed === 1 ? 0 : agreed === -1 ? CONTRADICTED : cardDoubt(proving);
}

const CONTRADICTED = 9;

/** Whether something speaks against a card's rows, or nothing but a title for them, and the same turned round is proven as well. */
function isOpen(
  proven: Proving,
  others: readonly Proving[],
  rows: readonly SettledRow[],
  context: AmountContext,
): boolean {
  const isOnlyTitled = context.isByTitle && paymentsIn(proven.transactions) === 0;
  const isDoubted =
    doubt(proven, context) > 0 ||
    isOnlyTitled ||
    isPaymentLoose(proven, rows, context) ||
    crossesZeroUnpaid(proven, context);
  if (context.signs.answer !== undefined || !isDoubted) return false;
  return others.some(
    ({ transactions, balancesMet }) =>
      balancesMet === proven.balancesMet &&
      transactions.length === proven.transactions.length &&
      transactions.every(({ amount }, at) => amount === -(proven.transactions[at]?.amount ?? 0)),
  );
}

/** Whether a card that owed is owed to in the end, or the other way round, and no row tells of a payment: every sign could be the other one. */
const crossesZeroUnpaid = (
  { transactions, proof: { opening, closing } }: Proving,
  { isCard }: AmountContext,
) => isCard && (opening ?? 0) * (closing ?? 0) < 0 && paymentsIn(transactions) === 0;

/** Whether a card names a payment only between two rows, either of which may be the one: the wrong one turns every sign. */
function isPaymentLoose(
  { transactions }: Proving,
  rows: readonly SettledRow[],
  { isCard, sums }: AmountContext,
): boolean {
  const amounts = transactions.map(({ amount }) => amount);
  if (!isCard || (sums && agreesWithSums(amounts, sums) === 1)) return false;
  return rows.some(({ looseWords = '' }) => paymentsIn([{ description: looseWords, amount: 1 }]) > 0);
}

/** Whether an account of unknown kind thanks for a payment below zero: balances of what is owed agree with a card's rows read as an account's. */
function isThankedLikeCard(
  { transactions, isOneColumn }: Proving,
  { isCard, signs }: AmountContext,
): boolean {
  if (isCard || !isOneColumn || signs.accountKind !== undefined || signs.answer !== undefined) return false;
  const card = cardWithPositivePurchases(
    transactions.map(({ description, amount }) => ({
      description,
      kind: '',
      minor: amount,
      sign: amount < 0 ? -1 : 0,
    })),
  );
  return card === 'sure' || card === 'open';
}

function signQuestion(
  { transactions }: Pick<Proving, 'transactions'>,
  rows: readonly SettledRow[],
): StatementQuestion {
  const shown = new Map(rows.map(({ row, cells }) => [row, cells.some((cell) => cell?.sign === -1)]));
  const isWritten = transactions.every(({ row, amount }) => amount === 0 || amount < 0 === shown.get(row));
  const [assumed, alternative] = isWritten ? ['as-written', 'reversed'] : ['reversed', 'as-written'];
  return {
    about: 'sign',
    assumed,
    alternatives: [alternative],
    rows: transactions.slice(0, 10).map(({ row }) => row),
  };
}

/** `ends`: the balances named at both ends that take part; `balancesMet`: how many these are. */
interface Proving extends SettledAmounts {
  ends: Ends;
  balancesMet: number;
  isOneColumn: boolean;
}

type Ends = readonly [first: SignedMinor | undefined, last: SignedMinor | undefined];

/**
 * The same rows against the balances that the statement names in plain words, where balances beside the rows agree with each other and not with
 * these: a row is missing at one end, though all that were read follow from each other.
 */
function contradicted(
  { transactions, ends: [first, last] }: Proving,
  settled: readonly Proving[],
  { named }: AmountContext,
): Proving | undefined {
  if (!hasRunning(transactions)) return undefined;
  const same = settled.filter((other) => other.transactions === transactions);
  const opening = named.opening ?? first ?? onlyApart(named.openings, transactions);
  const closing = named.closing ?? last ?? onlyApart(named.closings, transactions);
  const strict = same.find(({ ends }) => isSame(ends[0], opening) && isSame(ends[1], closing));
  return strict?.proof.proven === false ? strict : undefined;
}

/** The one of several balances called alike that no row shows: the others are handed over from page to page. */
function onlyApart(
  balances: readonly SignedMinor[],
  transactions: readonly StatementTransaction[],
): SignedMinor | undefined {
  const shown = new Set(transactions.map(({ balance = 0 }) => Math.abs(balance)));
  const [only, ...others] = balances.filter(({ minor }) => !shown.has(minor));
  return others.length === 0 ? only : undefined;
}

const hasRunning = (transactions: readonly StatementTransaction[]): boolean =>
  transactions.some(({ balance }) => balance !== undefined);

const isSame = (a: SignedMinor | undefined, b: SignedMinor | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.minor === b.minor && a.sign === b.sign);

/** The reading against every pair of named balances; what a card owes is printed as a positive figure. */
function provings(reading: AmountReading, context: AmountContext): Proving[] {
  const mayOwe = context.isCard || context.signs.answer === 'reversed';
  const either = mayOwe ? ([-1, 1] as const) : ([1] as const);
  const polarities = context.isLoan ? ([-1] as const) : either;
  const { questions, empty, isOneColumn, isEndGuessed = false } = reading;
  return polarities.flatMap((polarity) => {
    const transactions = transactionsOf(reading, polarity);
    return balancePairs(withEnds(context, reading), hasRunning(transactions)).map(
      ([first, last]): Proving => {
        const shown = proveStatement({
          transactions,
          opening: held(first, polarity),
          closing: held(last, polarity),
        });
        // The sign of a row before all balances is anybody's guess, and what was held before it as well.
        const isGuess = isEndGuessed && first === undefined && shown.proven === true;
        const proof = isGuess ? { ...shown, proven: null } : shown;
        return {
          transactions,
          proof,
          questions,
          empty: unreached(empty, polarity, { transactions, proof }),
          ends: [first, last],
          isOneColumn,
          balancesMet: Number(first !== undefined) + Number(last !== undefined),
        };
      },
    );
  });
}

/** The lines with a balance only that say anything else than what the proven rows above them come to, whatever they are called. */
function unreached(
  empty: AmountReading['empty'],
  polarity: -1 | 1,
  { transactions, proof }: Pick<SettledAmounts, 'transactions' | 'proof'>,
): number[] {
  let sum = proof.opening ?? 0;
  let at = 0;
  return empty.flatMap(({ row, balance }) => {
    for (; (transactions[at]?.row ?? Infinity) < row; at += 1) sum += transactions[at]?.amount ?? 0;
    return proof.proven === true && held(balance, polarity) === sum ? [] : [row];
  });
}

function transactionsOf(
  { rows, amounts, balances, charges }: AmountReading,
  polarity: -1 | 1,
): StatementTransaction[] {
  return rows.map(({ row, date, otherDate, description }, at) => {
    const balance = held(balances[at], polarity);
    const fee = charges?.[at];
    return {
      row,
      date,
      ...otherDateOf(date, otherDate),
      description,
      amount: amounts[at] ?? 0,
      ...(balance === null ? {} : { balance }),
      ...(fee === undefined ? {} : { fee }),
    };
  });
}

/** A named balance in the owner's view; a word like CR says by itself whose money it is. */
function held(money: SignedMinor | undefined, polarity: -1 | 1): number | null {
  if (money === undefined) return null;
  const value = signedMinor(money) * (money.isMarked ? 1 : polarity);
  return value === 0 ? 0 : value;
}

/**
 * With the balances that stand alone in their lines before the first row and after the last, whatever these lines are called. Of a list of them, as
 * of each day, only the ends: every pair of balances is tried.
 */
function withEnds(context: AmountContext, { rows, empty }: AmountReading): AmountContext {
  const [from = 0, to = Infinity] = [rows[0]?.row, rows.at(-1)?.row];
  const sides = [empty.filter(({ row }) => row < from), empty.filter(({ row }) => row > to)];
  const outside = sides.flatMap((side) => {
    const balances = side.flatMap(({ balance }) => balance ?? []);
    return balances.length > 2 ? [...balances.slice(0, 1), ...balances.slice(-1)] : balances;
  });
  return { ...context, opening: [...context.opening, ...outside], closing: [...context.closing, ...outside] };
}

/** Where balances are named at both ends and none runs along, only a pair of them proves anything. */
function balancePairs({ opening, closing }: AmountContext, isRunning: boolean): Ends[] {
  const pairs = [...opening, undefined].flatMap((first) =>
    [...closing, undefined].map((last) => [first, last] as const),
  );
  const hasOneSideOnly = opening.length * closing.length === 0;
  return pairs.filter(([first, last]) => isRunning || (first && last) || hasOneSideOnly);
}
