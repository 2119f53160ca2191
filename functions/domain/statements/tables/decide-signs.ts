import type { AccountKind } from '../../../../shared/model/account.ts';
import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { foldText } from '../../text/fold-text.ts';
import { directionOf, isVagueDirection } from './column-words.ts';

/** An amount before its direction is known: digits in minor units, the sign shown, the column it stood in. */
export interface UnsignedRow {
  row: number;
  description: string;
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
  answer?: string | undefined;
  directionAnswer?: string | undefined;
}

export interface SignedAmounts {
  amounts: number[];
  questions: StatementQuestion[];
}

const CARD_PAYMENT =
  /\b(thank you|payment received|autopay|automatic payment|online payment|payment thank|paiement|pymt|zahlung|bezahlt|direct debit|payment)\b/;

/** Gives every amount the owner's sign: money out negative. Directions and debit or credit columns decide before written signs. */
export function decideSigns(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  if (rows.some((row) => row.column !== 'amount')) return byColumns(rows, context);
  if (rows.some((row) => directionOf(row.direction) !== undefined)) return byDirection(rows, context);
  return byWrittenSign(rows, context);
}

/**
 * Debit is out and credit in, whatever sign the column habitually shows; a sign against that habit is a reversal.
 */
function byColumns(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  const habit = { debit: habitOf(rows, 'debit'), credit: habitOf(rows, 'credit'), amount: 1 };
  const isSwapped = context.answer === 'reversed';
  const amounts = rows.map((row) => {
    const shown = row.sign === -1 ? -1 : 1;
    const way = (row.column === 'debit' ? -1 : 1) * (isSwapped ? -1 : 1);
    return row.minor === 0 ? 0 : row.minor * shown * habit[row.column] * way;
  });
  return {
    amounts,
    questions: context.isGuessed && !context.answer ? [question('sign', 'as-written', 'reversed', rows)] : [],
  };
}

function habitOf(rows: readonly UnsignedRow[], column: UnsignedRow['column']): 1 | -1 {
  let [shown, negative] = [0, 0];
  for (const row of rows) {
    if (row.column !== column || row.minor === 0) continue;
    shown += 1;
    if (row.sign === -1) negative += 1;
  }
  return negative * 2 > shown ? -1 : 1;
}

/** Words like DR and CR win over written signs; where only one of them is ever written, the bare rows are the other. */
function byDirection(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  const words = new Set(rows.map((row) => row.direction).filter((word) => directionOf(word) !== undefined));
  const senses = new Set([...words].map(directionOf));
  const isVague = isVagueDirection(words);
  const flip = context.directionAnswer === 'reversed' ? -1 : 1;
  const isTold = agreesEverywhere(rows);
  const [only] = senses.size === 1 ? senses : [];
  const amounts = rows.map((row) => {
    const sense =
      directionOf(row.direction) ??
      (row.direction === '' && row.sign === 0 && only !== undefined ? -only : undefined);
    return sense === undefined || isTold ? signed(row, row.sign === -1 ? -1 : 1) : signed(row, sense * flip);
  });
  const asked = isVague && !context.directionAnswer;
  return {
    amounts,
    questions: asked ? [question('direction', [...words].join(' = out, ') + ' = in', 'reversed', rows)] : [],
  };
}

/** One sense only, with both signs written: the signs tell more than the word. */
function agreesEverywhere(rows: readonly UnsignedRow[]): boolean {
  const senses = new Set(rows.map((row) => directionOf(row.direction)));
  return senses.size === 1 && rows.some((row) => row.sign === -1) && rows.some((row) => row.sign !== -1);
}

function byWrittenSign(rows: readonly UnsignedRow[], context: SignContext): SignedAmounts {
  if (context.answer !== undefined) return reversedIf(rows, context.answer === 'reversed', []);
  const marked = rows.filter((row) => row.sign === 1).length;
  const negative = rows.filter((row) => row.sign === -1).length;
  if (marked > 0 && negative === 0 && marked < rows.length) return plusMeansIn(rows);
  const isCard =
    context.accountKind === undefined ? context.isCardFile : context.accountKind === 'credit-card';
  if (isCard) return asCard(rows);
  const isOneSided = negative === 0 && marked === 0 && rows.length > 0;
  return reversedIf(rows, false, isOneSided ? [question('sign', 'as-written', 'reversed', rows)] : []);
}

/** Where only money in is marked (a plus or CR), the bare amounts are money out. */
function plusMeansIn(rows: readonly UnsignedRow[]): SignedAmounts {
  return { amounts: rows.map((row) => signed(row, row.sign === 1 ? 1 : -1)), questions: [] };
}

/** On a card the payment is money in; without one, most rows are purchases. */
function asCard(rows: readonly UnsignedRow[]): SignedAmounts {
  const isPayment = (row: UnsignedRow): boolean =>
    CARD_PAYMENT.test(foldText(row.description)) && row.minor !== 0;
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
