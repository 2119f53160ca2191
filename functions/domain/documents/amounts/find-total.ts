import type { MoneyField } from '../../../../shared/model/document.ts';
import { confidenceOf, likelihoods } from '../evidence/choice.ts';
import type { LabelledAmount } from './money-line.ts';
import { stretch } from '../../text/text-line.ts';
import { totalCandidates } from './total-cues.ts';
import { namesTotal } from './total-label.ts';
import { calibration, weights } from '../evidence/weights.ts';

/** What is paid later, when what was booked takes place; the paper says what was paid for it before. */
const PAID_LATER =
  /(?<!\p{L})(?:balance|remainder|remaining|rest(?:betrag|zahlung|bedrag)?|solde|saldo|restant|resto)(?!\p{L}).*(?<!\p{L})(?:on\s*(?:the\s*day|arrival|completion|delivery|collection)|at\s*(?:the\s*)?(?:venue|property|hotel|check-?in)|vor\s*ort|bei\s*(?:anreise|lieferung|abholung)|sur\s*place|[àa]\s*l['’]arriv[ée]e|ter\s*plaatse|bij\s*aankomst|a\s*la\s*llegada|all['’]arrivo|in\s*struttura|(?:vid|ved)\s*ankomst)/iu;

/** What is still owed of a whole, beside what was paid of it. */
const REMAINS =
  /^\W*remaining\s*(?:balance|amount)\W*$|(?:balance|amount)\s*remaining\W*$|restschuld|solde\s*restant/iu;
const PAYMENT = /\bpa(?:id|yment)\b|zahlung|paiement/iu;
/** What is on a card before and after something was put on it. */
const ON_CARD = /^\W*(?:new|prev(?:ious)?|old|card)\s*bal(?:ance)?\W*$/iu;
const PUT_ON = /^\W*(?:(?:amount|value)\s*)?(?:added|loaded|reload(?:ed)?|top(?:ped)?[- ]?up)\W*$/iu;

/** What a card that was paid with has left. */
const LEFT = /^\W*bal(?:ance)?\W*$/iu;
const GIFT_CARD = /\bgift\s*card\b|\bstore\s*credit\b|\bstored\s*value\b|\bprepaid\b/iu;

/** Whether a balance is what a gift card has left that paid what is printed above it. */
function isLeftOnCard(balance: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  if (!LEFT.test(balance.label)) return false;
  const above = all.slice(0, all.indexOf(balance));
  const paid = above.findIndex(({ label, amount }) => GIFT_CARD.test(label) && amount !== balance.amount);
  return paid > 0 && above.slice(0, paid).some(({ amount }) => amount === above[paid]?.amount);
}

/** Whether an amount is paid later, or left to be paid when another one was. */
const isLater = ({ label }: LabelledAmount, all: readonly LabelledAmount[]): boolean =>
  PAID_LATER.test(label) ||
  (ON_CARD.test(label) && all.some((other) => PUT_ON.test(other.label))) ||
  (REMAINS.test(label) && all.some((other) => PAYMENT.test(other.label) && !REMAINS.test(other.label)));

const SAVED = /\bsav(?:ings?|ed)\b|\bdiscounts?\b|\bcoupons?\b/iu;
const TOTAL_ALONE = /^\W*total\W*$/iu;
/** Rows of a table of savings above its total. */
const SAVED_ROWS = 4;

/** Whether a total adds up what was saved, in a table of its own: "Card savings 3.72", "Coupons 2.00", "Total 5.72". */
function isOfSavings(total: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  if (!TOTAL_ALONE.test(total.label)) return false;
  let saved = 0;
  for (const { label, amount, line } of all.slice(0, all.indexOf(total)).toReversed()) {
    if (!SAVED.test(label) || total.line.index - line.index > SAVED_ROWS) return false;
    saved += amount;
    if (saved === total.amount) return true;
  }
  return false;
}

const NET_TOTAL = /^\W*net\s*tota[l1]\W*$/iu;

/** Whether a net total lacks what is printed below it and makes another total: a tax that recognition may have torn. */
function isBeforeTax(net: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  if (!NET_TOTAL.test(net.label)) return false;
  const between = new Set<number>();
  for (const { label, amount } of all.slice(all.indexOf(net) + 1)) {
    if (between.has(amount - net.amount) && namesTotal(label)) return true;
    if (amount > 0) between.add(amount);
  }
  return false;
}

/** The amounts without those that are paid later, were only left over or saved, or lack their tax; all of them where there are no others. */
export function owedNow(all: readonly LabelledAmount[]): readonly LabelledAmount[] {
  const now = all.filter(
    (amount) =>
      !isLater(amount, all) &&
      !isLeftOnCard(amount, all) &&
      !isOfSavings(amount, all) &&
      !isBeforeTax(amount, all),
  );
  return now.length > 0 ? now : all;
}

/** How sure a total is at most that is printed below zero among others that are not: mostly it is a credit, or what was paid. */
const LESS_CERTAINTY = 0.8;

/** The amount that was, or is, to be paid; `null` when the document shows no amount. */
export function findTotal(all: readonly LabelledAmount[]): MoneyField | null {
  const candidates = totalCandidates(owedNow(all));
  const chances = likelihoods(
    candidates.map(({ cues }) => cues),
    weights.total,
  );
  const values = new Map<number, { chance: number; bestChance: number; best: LabelledAmount }>();
  for (const [index, { amount }] of candidates.entries()) {
    const chance = chances[index] ?? 0;
    const known = values.get(amount.amount) ?? { chance: 0, bestChance: -1, best: amount };
    const isBetter = chance > known.bestChance;
    values.set(amount.amount, {
      chance: known.chance + chance,
      bestChance: isBetter ? chance : known.bestChance,
      best: isBetter ? amount : known.best,
    });
  }
  const first = [...values.values()].reduce<{ chance: number; best: LabelledAmount } | undefined>(
    (top, each) => (top && top.chance >= each.chance ? top : each),
    undefined,
  );
  if (!first) return null;
  const whole = roundedInCash(first.best, all);
  const winner = whole ? { ...first, best: whole } : first;
  const { line, from, to, amount } = winner.best;
  const { legibility, ...place } = stretch(line, from, to);
  const confidence = confidenceOf(winner.chance, calibration.total, legibility);
  const isLess = winner.best.isNegative && all.some(({ isNegative }) => !isNegative);
  const isOpen = isLess || whole !== undefined;
  return { value: amount, ...place, confidence: isOpen ? Math.min(LESS_CERTAINTY, confidence) : confidence };
}

/** Cash in Scandinavia is paid in whole crowns, which need not be printed as a rounding. */
const CROWN = 100;
const SUM_OF_GOODS = /^\W*sum(?:ma)?\s+\d+\s+varer\W*$/iu;

/** The sum of goods in whole crowns to which a table's gross amount was rounded. */
function roundedInCash(
  { amount, beside }: LabelledAmount,
  all: readonly LabelledAmount[],
): LabelledAmount | undefined {
  if (beside < 2 || amount % CROWN === 0) return undefined;
  return all.find(
    (other) =>
      SUM_OF_GOODS.test(other.label) &&
      other.amount % CROWN === 0 &&
      Math.abs(other.amount - amount) <= CROWN / 2,
  );
}
