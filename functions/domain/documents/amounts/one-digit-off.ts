import type { MoneyField } from '../../../../shared/model/document.ts';
import { arithmeticCues } from './arithmetic-cues.ts';
import type { LabelledAmount } from './money-line.ts';
import { stretch } from '../../text/text-line.ts';

/** A document's sums as they were found, each with its confidence. */
interface FoundSums {
  readonly total: MoneyField;
  readonly subtotal: MoneyField;
  readonly tax: MoneyField;
}

/** What is known beside them: the tip, and the rate of the tax where it is printed. */
interface Circumstances {
  readonly tip: number;
  readonly rate: number | null;
}

/** What cash rounding takes, to ten cents: no more than that contradicts nothing. */
const ROUNDING_MAX = 5;
/** Most that a value is believed whose sums agree only if a figure of it, or of another one, was read wrongly. */
const DOUBTED_MAX = 0.5;
/** Steps of the rates of sales taxes, in percent: a rate in so small a step that it moves the tax by less than this says nothing. */
const RATE_STEPS = [0.125, 1];
const STEP_MIN = 10;
/** Québec's two taxes together. */
const ODD_RATE = 14.975;
const RATE_MIN = 3;
const RATE_MAX = 27;
/** Amounts weighed between the subtotal and the total; bounds the time. */
const BETWEEN_MAX = 12;

/**
 * Sums that contradict each other where one figure read otherwise would make them agree, as recognition takes a 1 for a 3. Where more
 * speaks for subtotal + tax than for the total, that is the total; whatever may hold the wrong figure is doubted. What something
 * printed between them explains, such as a charge or a deduction, contradicts nothing.
 */
export function settleOneDigit(
  found: FoundSums,
  { tip, rate }: Circumstances,
  amounts: readonly LabelledAmount[],
): FoundSums {
  const { total, subtotal, tax } = found;
  const made = [subtotal.value + tax.value + tip, subtotal.value + tax.value];
  const owed = [total.value - tip, total.value];
  if (subtotal.value === total.value || made.some((sum) => isNear(sum, total.value))) return found;
  if (made.some((sum) => isExplained(total.value - sum, found, amounts))) return found;
  const sum = made.find((each) => isOneDigitOff(each, total.value));
  const mayBe = {
    subtotal: owed.some((each) => isOneDigitOff(each - tax.value, subtotal.value)),
    tax: owed.some((each) => isOneDigitOff(each - subtotal.value, tax.value)),
  };
  if (sum === undefined && !mayBe.subtotal && !mayBe.tax) return found;

  const supportOf = (made: Made) => support(made, amounts) + (isTaxOf(made.net, tax.value, rate) ? 1 : 0);
  const forSum = sum === undefined ? 0 : supportOf({ total: sum, net: subtotal.value, isRead: false });
  const forTotal = supportOf({ total: total.value, net: total.value - tip - tax.value, isRead: true });
  if (sum !== undefined && forSum > forTotal) return { ...found, total: asTotal(sum, total, amounts) };
  return {
    total: sum === undefined || forTotal > forSum ? total : doubted(total),
    subtotal: mayBe.subtotal ? doubted(subtotal) : subtotal,
    tax: mayBe.tax ? doubted(tax) : tax,
  };
}

const doubted = (field: MoneyField): MoneyField => ({
  ...field,
  confidence: Math.min(DOUBTED_MAX, field.confidence),
});

/** The total that the sums make: where it is printed too, else where the misread one stands, for a person to compare. */
function asTotal(value: number, read: MoneyField, amounts: readonly LabelledAmount[]): MoneyField {
  const printed = amounts.find(({ amount }) => amount === value);
  if (!printed) return { ...doubted(read), value };
  const { text, page, box } = stretch(printed.line, printed.from, printed.to);
  return { ...doubted(read), value, text, page, box };
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= ROUNDING_MAX;

/** Whether two amounts are written with the same number of figures, all of them the same but one. */
function isOneDigitOff(amount: number, other: number): boolean {
  const [one, two] = [String(amount), String(other)];
  return one.length === two.length && Array.from(one).filter((digit, at) => digit !== two[at]).length === 1;
}

/** A total with the net amount that it is made of: both as read, or the sum that was not read. */
interface Made {
  readonly total: number;
  readonly net: number;
  readonly isRead: boolean;
}

/** How much of what else is printed speaks for a total. */
function support({ total, net, isRead }: Made, amounts: readonly LabelledAmount[]): number {
  const cuesOf = arithmeticCues(amounts);
  const timesPrinted = (value: number) => amounts.filter(({ amount }) => amount === value).length;
  return [
    timesPrinted(total) > (isRead ? 1 : 0),
    timesPrinted(net) > (isRead ? 0 : 1),
    cuesOf(total)['paidOut'] === 1,
    cuesOf(net)['lineSum'] === 1,
  ].filter(Boolean).length;
}

/** Whether a tax is what its rate makes of a net amount; one whose rate is not printed, what a usual one does. */
function isTaxOf(net: number, tax: number, rate: number | null): boolean {
  const isMadeBy = (percent: number) => Math.abs((net * percent) / 100 - tax) <= 1;
  if (rate !== null) return isMadeBy(rate);
  const step = RATE_STEPS.find((each) => (net * each) / 100 >= STEP_MIN);
  if (step === undefined) return false;
  const usual = Math.round((100 * tax) / net / step) * step;
  return [usual, ODD_RATE].some((each) => each >= RATE_MIN && each <= RATE_MAX && isMadeBy(each));
}

/** Whether a charge or deduction printed between subtotal and total, or two of them, makes up what is missing. */
function isExplained(missing: number, found: FoundSums, amounts: readonly LabelledAmount[]): boolean {
  const { total, subtotal, tax } = found;
  const known = [total.value, subtotal.value, tax.value];
  const ends = [placeOf(total), placeOf(subtotal)].toSorted((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  const between = amounts
    .filter(({ amount, line }) => {
      const at = placeOf(line);
      return amount > 0 && !known.includes(amount) && at >= from && at <= to + line.box[3];
    })
    .slice(0, BETWEEN_MAX)
    .flatMap(({ amount }) => [amount, -amount]);
  return between.some((one) => isNear(one, missing) || between.some((two) => isNear(one + two, missing)));
}

/** How far down the document something stands, in pages. */
const placeOf = ({ page, box }: Pick<MoneyField, 'page' | 'box'>): number => page + box[1];
