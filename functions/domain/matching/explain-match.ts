import type { MatchReason } from '../../../shared/text/en/matches.ts';
import type { Loss, Reason, SuggestedMatch } from './match-input.ts';
import { amountScore, probabilityOf, sumOf, type Option } from './match-option.ts';
import { amountReason, dateReason, nameReasons, OTHER_CARD, otherCardReasons } from './match-reasons.ts';
import type { PreparedBooks } from './prepared-books.ts';
import { isToldByMoney } from './told-by-money.ts';
import { weights } from './weights.ts';

/** An option with its probability among its rivals. */
export interface Rated {
  readonly option: Option;
  readonly probability: number;
}

/** A chosen option with what stood against it. */
export interface Chosen extends Rated {
  /** The best of the options not taken that share a receipt or a transaction with it. */
  readonly rival: Rated | undefined;
  /** The best of those for the same receipts. */
  readonly runnerUp: Rated | undefined;
}

/** From here on a match is made without asking, if nothing else comes near. */
const AUTO_MIN = 97;
/** A rival this probable, in points, makes a match unclear. */
const RIVAL_MAX = 8;

/** Something is open about these, and a person decides: the rest of a part payment, a misread digit, who was paid at all. */
const UNDECIDED: ReadonlySet<string> = new Set([
  'amount:part',
  'amount:part-usual',
  'amount:digit',
  'name:silent',
  'name:blank',
  'name:differ',
  'name:faint',
  'name:refused',
  'name:other-number',
]);

const isUndecided = (evidence: readonly string[]) => evidence.some((feature) => UNDECIDED.has(feature));

/** Whether a name is for a person to judge: a missing or faint one is not where the money alone tells which payment it was. */
const isNameOpen = (books: PreparedBooks, option: Option): boolean =>
  isUndecided(option.evidence.name) && !isToldByMoney(books, option);

/** Below this, in minor units, one of ten amounts is by chance a usual tip or a tax more than another one of the same till. */
const TIPPED_MIN = 1000;
const ADDED_TO_ONE: ReadonlySet<string> = new Set(['amount:tip', 'amount:tip-usual', 'amount:tax']);

/** Whether an amount is for a person to judge: also a tip or a tax on a small sum. */
const isAmountOpen = (books: PreparedBooks, { receipts: [receipt = 0], evidence }: Option): boolean =>
  isUndecided(evidence.amount) ||
  (evidence.amount.some((feature) => ADDED_TO_ONE.has(feature)) &&
    Math.abs(books.receipt(receipt).amount) < TIPPED_MIN);

/** Only a person makes a match certain. */
const CONFIDENCE_MAX = 99;

/** A probability as people see it: 0 to 99. */
export function confidenceOf(probability: number): number {
  return Math.min(CONFIDENCE_MAX, Math.round(100 * probability));
}

/** Tells of a chosen option its ids, how sure, why, and who came second. */
export function explainMatch(books: PreparedBooks, chosen: Chosen): SuggestedMatch {
  const { option, probability, rival, runnerUp } = chosen;
  const confidence = confidenceOf(probability);
  const match: SuggestedMatch = {
    receiptIds: books.receiptIds(option.receipts),
    transactionIds: books.transactionIds(option.transactions),
    confidence,
    decision: isClear(books, chosen, confidence) ? 'auto' : 'suggest',
    reasons: reasonsFor(books, option, confidence, rival),
  };
  if (!runnerUp) return match;
  const second = {
    transactionIds: books.transactionIds(runnerUp.option.transactions),
    confidence: Math.min(confidenceOf(runnerUp.probability), confidence),
    lost: lossOf(books, option, runnerUp.option),
  };
  return { ...match, runnerUp: second };
}

/** Sure, and nothing else comes near: equals are always left to a person. */
function isClear(books: PreparedBooks, { option, rival }: Chosen, confidence: number): boolean {
  if (confidence < AUTO_MIN || isAmountOpen(books, option) || isNameOpen(books, option)) return false;
  if (isMoreBefore(option.evidence)) return false;
  return !rival || confidenceOf(rival.probability) < RIVAL_MAX;
}

/**
 * Whether more than a document says is to have moved before its day, or on a day that it does not tell: a tip and a tax are added at the
 * till, and what one often buys from comes to about the same.
 */
const isMoreBefore = ({ amount, date }: Option['evidence']): boolean =>
  amount.some((feature) => ADDED.has(feature)) && (date === 'date:none' || date.endsWith('before'));

const ADDED: ReadonlySet<string> = new Set([
  'amount:tax',
  'amount:tip',
  'amount:tip-usual',
  'amount:sum-tip',
]);

/**
 * The confidence taken apart. What the evidence alone would give is shared out among amount, date and name in proportion to
 * their log odds; what rivals take away is a reason of its own. The weights add up to the confidence.
 */
function reasonsFor(
  books: PreparedBooks,
  option: Option,
  confidence: number,
  rival: Rated | undefined,
): Reason[] {
  const alone = Math.max(confidence, confidenceOf(probabilityOf(option.score)));
  const names = option.evidence.name.filter((feature) => feature !== OTHER_CARD);
  const otherCard = otherCardReasons(option);
  const parts = [
    amountScore(option.evidence),
    weights[option.evidence.date],
    sumOf(names),
    ...otherCard.map(() => weights[OTHER_CARD]),
  ];
  const [amount = 0, date = 0, name = 0, card = 0] = sharedOut(alone, parts);
  const reasons = [
    asked(
      { kind: 'amount', because: [amountReason(books, option)], weight: amount },
      isAmountOpen(books, option),
    ),
    { kind: 'date', because: [dateReason(books, option)], weight: date } as const,
    asked({ kind: 'name', because: nameReasons(books, option), weight: name }, isNameOpen(books, option)),
  ];
  // Beside the name, which may speak for the match, it would seem to as well.
  for (const reason of otherCard) reasons.push({ kind: 'card', because: [reason], weight: card });
  const taken = confidence - alone;
  if (taken < 0 && rival)
    reasons.push({ kind: 'rival', because: [rivalReason(option, rival)], weight: taken });
  return reasons;
}

/** A reason, marked where it is for a person to judge. */
const asked = (reason: Reason, isOpen: boolean): Reason => (isOpen ? { ...reason, isOpen } : reason);

/** Whole points in proportion to the parts, adding up exactly; the first part takes what rounding leaves. */
function sharedOut(points: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  const whole = parts.map((part) => (sum > 0 ? Math.round((points * part) / sum) : 0));
  const left = points - whole.reduce((total, part) => total + part, 0);
  return whole.map((part, at) => (at === 0 ? part + left : part));
}

function rivalReason(option: Option, { option: other, probability }: Rated): MatchReason {
  const isSameReceipt = other.receipts.some((at) => option.receipts.includes(at));
  const what = isSameReceipt ? 'transaction' : 'document';
  const isEqual = other.score >= option.score - 0.5 && probability > 0.2;
  return { code: isEqual ? `other-${what}-as-well` : `other-${what}-too` };
}

/** The question on which the runner-up fell behind most. */
function lossOf(books: PreparedBooks, winner: Option, loser: Option): Loss {
  const behind = [
    {
      by: 'amount' as const,
      odds: amountScore(winner.evidence) - amountScore(loser.evidence),
      because: [amountReason(books, loser)],
    },
    {
      by: 'date' as const,
      odds: weights[winner.evidence.date] - weights[loser.evidence.date],
      because: [dateReason(books, loser)],
    },
    {
      by: 'name' as const,
      odds: sumOf(winner.evidence.name) - sumOf(loser.evidence.name),
      because: [...nameReasons(books, loser), ...otherCardReasons(loser)],
    },
  ].toSorted((a, b) => b.odds - a.odds);
  const [most] = behind;
  return most && most.odds > 0.3 ? { by: most.by, because: most.because } : { by: 'nothing', because: [] };
}
