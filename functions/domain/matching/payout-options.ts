import type { Feature } from './match-option.ts';
import { optionOf, type Option } from './match-option.ts';
import { mayBeIncome, NO_DAY, type PreparedBooks } from './prepared-books.ts';
import { sumsOf } from './sums.ts';

const PAYOUT_DAYS_MAX = 10;
/** Published fees: a share of each sale and a fixed amount a sale, in minor units. */
const FEES: readonly [share: number, each: number][] = [
  [0.029, 30],
  [0.015, 20],
  [0.015, 25],
  [0.017, 30],
  [0.0175, 30],
  [0.0265, 30],
  [0.027, 30],
  [0.0299, 49],
  [0.0349, 49],
  [0.034, 20],
  [0.026, 10],
  [0.026, 15],
  [0.025, 0],
  [0.0265, 0],
  [0.0175, 0],
  [0.0169, 0],
  [0.016, 0],
  [0.019, 0],
  [0.022, 0],
];
const FEE_SHARE_MIN = 0.008;
const FEE_SHARE_MAX = 0.055;

/** Payouts of card processors with the sales that they pay for: to the cent, net of a published fee, or net of a usual share. */
export function payoutOptions(books: PreparedBooks, unsettled: readonly number[]): Option[] {
  const sales = unsettled.filter(
    (receipt) => mayBeIncome(books.receipt(receipt)) && books.receiptDay(receipt) !== NO_DAY,
  );
  if (sales.length === 0) return [];
  const byDay = sales.toSorted(
    (a, b) =>
      books.receiptDay(b) - books.receiptDay(a) || (books.receipt(a).id < books.receipt(b).id ? -1 : 1),
  );
  return payoutsAmong(books).flatMap((at) => payoutsOf(books, at, byDay));
}

/** The money in that a processor paid out. */
function payoutsAmong(books: PreparedBooks): number[] {
  const found: number[] = [];
  for (let at = 0; at < books.transactions.length; at += 1)
    if (books.amount(at) > 0 && books.text(at).isPayout) found.push(at);
  return found;
}

function payoutsOf(books: PreparedBooks, at: number, sales: readonly number[]): Option[] {
  const { amount, currency } = books.transaction(at);
  const amountOf = (receipt: number) => books.receipt(receipt).amount;
  const day = books.day(at);
  const pool = sales.filter((receipt) => {
    const later = day - books.receiptDay(receipt);
    const isBefore = later >= 0 && later <= PAYOUT_DAYS_MAX;
    return isBefore && books.receipt(receipt).currency === currency && amountOf(receipt) * 0.9 < amount;
  });
  const one = pool.flatMap((receipt) =>
    isNet(amountOf(receipt), 1, amount) ? [{ parts: [receipt], rarity: 0 }] : [],
  );
  const exact = sumsOf(pool, amountOf, amount);
  const net =
    exact.length > 0 ? [] : sumsOf(pool, amountOf, amount, (sum, parts) => isNet(sum, parts, amount));
  return [
    ...exact.map((sum) => ({ ...sum, feature: 'amount:sum-more' as const })),
    ...[...one, ...net].map((sum) => ({ ...sum, feature: 'amount:payout' as const })),
    ...(exact.length + one.length + net.length > 0 ? [] : wholePool(pool, amountOf, amount)),
  ].map(({ parts, rarity, feature }) => payout(books, parts, at, feature, rarity));
}

/** Whether a payout is the sum of its sales less a published fee, give or take the rounding of each sale. */
function isNet(sum: number, sales: number, amount: number): boolean {
  return FEES.some(([share, each]) => Math.abs(sum - sum * share - each * sales - amount) <= 0.5 + sales / 2);
}

function wholePool(pool: readonly number[], amountOf: (receipt: number) => number, amount: number) {
  if (pool.length === 0 || pool.length > 8) return [];
  const share = 1 - amount / pool.reduce((sum, receipt) => sum + amountOf(receipt), 0);
  if (share < FEE_SHARE_MIN || share > FEE_SHARE_MAX) return [];
  return [{ parts: [...pool], rarity: 0, feature: 'amount:sum-fee' as const }];
}

function payout(
  books: PreparedBooks,
  sales: readonly number[],
  at: number,
  amount: Feature,
  rarity: number,
): Option {
  const farthest = Math.max(...sales.map((receipt) => books.day(at) - books.receiptDay(receipt)));
  const date: Feature = farthest <= 3 ? 'date:payout:soon' : 'date:payout:late';
  return optionOf(sales, [at], { base: 'sum', amount: [amount], date, name: ['name:processor'], rarity });
}
