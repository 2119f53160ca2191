import { taxesIncluded } from '../../../shared/included-tax.ts';
import type { RatedTax } from '../../../shared/countries/standard-taxes.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';

type Report = Pick<Receipt, 'taxes' | 'payoutReport'>;

/** As far as a tax that is printed once for many fees may lie from the usual rate of their sum. */
const CENTS_APART_MAX = 1;

/**
 * The sales tax in a fee that a provider kept back, in minor units, where its report states a tax that is just the usual one in all of its
 * fees: Square charges GST in Australia, and its statement is the tax invoice. Undefined where the report states none, or one that may be
 * of the sales.
 */
export function feeTax(
  fee: number,
  { taxes, payoutReport }: Report,
  rates: readonly RatedTax[],
): number | undefined {
  const kinds = new Set<string>(rates.map(({ kind }) => kind));
  const stated = taxes.filter(({ kind }) => kinds.has(kind)).reduce((sum, { amount }) => sum + amount, 0);
  const usual = (fees: number): number =>
    taxesIncluded(
      fees,
      rates.map(({ rate }) => rate),
    ).reduce((sum, tax) => sum + tax, 0);
  const fees = payoutReport?.payouts.map((one) => one.fees) ?? [];
  // A table's last line adds up the others.
  const sums = [fees.reduce((sum, one) => sum + one, 0), ...fees];
  const isOfFees = stated > 0 && sums.some((sum) => Math.abs(usual(sum) - stated) <= CENTS_APART_MAX);
  return isOfFees && fees.includes(fee) ? usual(fee) : undefined;
}
