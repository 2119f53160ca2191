import { minorDigits, minorFromDecimal } from '../../../shared/money.ts';

/** How the money that moved relates to the money on the document. */
export type AmountRelation =
  | 'exact'
  | 'cents'
  | 'tax'
  | 'tip-usual'
  | 'tip'
  | 'fee'
  | 'less'
  | 'net'
  | 'part-usual'
  | 'part'
  | 'digit'
  | 'foreign-stated'
  | 'foreign-near'
  | 'foreign-far';

/**
 * Sales taxes in thousandths, by the currency that they are charged in (`shared/countries/standard-taxes.ts`; of the United States, of states and
 * cities): a document may state the net amount. Any of them in any currency would make a tax of every sixth difference.
 */
const TAX_RATES: Readonly<Record<string, readonly number[]>> = {
  USD: [50, 60, 62.5, 70, 72.5, 77.5, 80, 82.5, 86.25, 88.75, 90, 92.5, 95, 100, 102.5],
  CAD: [50, 110, 120, 130, 140, 149.75, 150],
  GBP: [50, 200],
  EUR: [90, 135, 200, 210, 230, 190, 70],
  AUD: [100],
  NZD: [150],
};
const NO_RATES: readonly number[] = [];
const TIP_RATES = [0.1, 0.12, 0.15, 0.18, 0.2, 0.22, 0.25];
const PART_SHARES = [0.5, 0.25, 0.75, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.1, 0.9, 1 / 3, 2 / 3];

/** A card may be charged this share more than the receipt says (a tip), or less (a discount, a spread). */
const OVER_MAX = 0.32;
const UNDER_MAX = 0.04;
const FEE_MAX = 0.036;
/** What is no more than this is rounded. */
export const CENTS_MAX = 4;
export const PART_MIN = 0.08;
const NEAR_RATE = 0.035;
const FAR_RATE = 0.11;

const near = (a: number, b: number, within: number): boolean => Math.abs(a - b) <= within;

/** What a document says about its own amounts, in minor units. */
export interface StatedAmounts {
  readonly subtotal?: number | null | undefined;
  readonly tip?: number | null | undefined;
  readonly due?: number | null | undefined;
  readonly currency?: string | undefined;
}

/** Relates two amounts of one currency, both positive minor units; undefined when nothing explains the difference. */
export function relateAmounts(
  stated: number,
  moved: number,
  { subtotal, tip, due, currency = '' }: StatedAmounts = {},
): AmountRelation | undefined {
  if (stated === moved || due === moved || (tip && stated + tip === moved)) return 'exact';
  if (subtotal && subtotal === moved) return 'net';
  const taxes = TAX_RATES[currency] ?? NO_RATES;
  return moved > stated ? relationAbove(stated, moved, taxes) : relationBelow(stated, moved, taxes);
}

function relationAbove(stated: number, moved: number, taxes: readonly number[]): AmountRelation | undefined {
  const over = moved / stated - 1;
  if (moved - stated <= CENTS_MAX && over < 0.01) return 'cents';
  if (over > OVER_MAX) return isMisread(stated, moved) ? 'digit' : undefined;
  if (taxes.some((rate) => near(stated + (stated * rate) / 1000, moved, 1))) return 'tax';
  if (over <= FEE_MAX) return 'fee';
  const isUsual = moved % 100 === 0 || TIP_RATES.some((rate) => near(stated * (1 + rate), moved, 1.5));
  return isUsual ? 'tip-usual' : 'tip';
}

function relationBelow(stated: number, moved: number, taxes: readonly number[]): AmountRelation | undefined {
  const share = moved / stated;
  if (stated - moved <= CENTS_MAX && share > 0.99) return 'cents';
  if (share >= 1 - UNDER_MAX) return 'less';
  if (PART_SHARES.some((part) => near(stated * part, moved, 1))) return 'part-usual';
  if (taxes.some((rate) => near(moved + (moved * rate) / 1000, stated, 1))) return 'net';
  if (isMisread(stated, moved)) return 'digit';
  return share >= PART_MIN ? 'part' : undefined;
}

const SWAPPED_APART_MAX = 81;

/** Whether the two differ as a misread digit, a swapped pair or a shifted point would make them. */
function isMisread(a: number, b: number): boolean {
  // Two digits of one place differ by 9 at most, a swapped pair by 81: to see that of most amounts takes no digits written out.
  let apart = Math.abs(a - b);
  while (apart > SWAPPED_APART_MAX && apart % 10 === 0) apart /= 10;
  if (apart > SWAPPED_APART_MAX) return false;
  const [left, right] = [String(a), String(b)];
  if (left.length < 4 || left.length !== right.length) return false;
  let first = 0;
  let last = left.length - 1;
  while (first < last && left[first] === right[first]) first += 1;
  while (last > first && left[last] === right[last]) last -= 1;
  if (first === last) return left[first] !== right[first];
  return last === first + 1 && left[first] === right[last] && left[last] === right[first];
}

/**
 * Relates a foreign document to money of the account: the bank's text may state the foreign amount; else the rate (units of
 * the account's minor money for one minor of the document's) tells within a few percent, because banks take a spread.
 */
export function relateForeign(
  stated: number,
  moved: number,
  rate: number | undefined,
  isStated: boolean,
): AmountRelation | undefined {
  if (isStated) return 'foreign-stated';
  if (rate === undefined || stated === 0) return undefined;
  const apart = moved / (stated * rate) - 1;
  if (apart > -NEAR_RATE / 2 && apart < NEAR_RATE * 1.5) return 'foreign-near';
  return Math.abs(apart) <= FAR_RATE ? 'foreign-far' : undefined;
}

/** Whether a bank's text names this amount of this currency: `8.10 SGD`, `USD 1,204.00`, `862.00 YEN`. */
export const namesAmount = (text: string, amount: number, currency: string): boolean =>
  amountsNamed(text, currency).includes(amount);

/** The numbers of a bank's text as amounts of a currency, in minor units. */
export function amountsNamed(text: string, currency: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].flatMap(
    ([decimal]) => minorFromDecimal(trimmed(decimal.replaceAll(',', ''), currency), currency) ?? [],
  );
}

/** `862.00` of a currency without cents is 862. */
function trimmed(decimal: string, currency: string): string {
  return minorDigits(currency) === 0 ? decimal.replace(/\.0+$/, '') : decimal;
}

/** Whether an amount is one that many purchases share. */
export function isRoundAmount(amount: number): boolean {
  return amount % 500 === 0;
}

/** Cents that price lists like: what two subscriptions cost may be the same to the cent. */
const COMMON_CENTS: ReadonlySet<number> = new Set([0, 49, 50, 90, 95, 99]);

/** Whether a price is one that hardly another thing has: its cents are of no price list, as where taxes or nights add up. */
export function isOddPrice(amount: number): boolean {
  return amount >= 1000 && !COMMON_CENTS.has(amount % 100);
}
