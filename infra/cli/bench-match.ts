import type { MatchReceipt, MatchTransaction } from '../../functions/domain/matching/match-input.ts';
import { suggestMatches } from '../../functions/domain/matching/suggest-matches.ts';
import { addDays } from '../../shared/civil-date.ts';

/** Something the product does and the plain way it is measured against, both on the same data in the same run. */
export interface Trial {
  readonly name: string;
  readonly what: string;
  readonly baseline: string;
  readonly run: () => unknown;
  readonly runBaseline: () => unknown;
}

const FIRST_DAY = '2025-01-01';
/** The merchants of every trial. */
export const vendors = [
  'Cafe Myriade',
  'Hydro Ottawa',
  'Staples',
  'Bell Canada',
  'Petro Canada',
  'Home Depot',
  'Air Transat',
];

/** Rolls a number below one. */
export type Dice = (below: number) => number;

/** The same numbers in every run (a linear congruential generator), so that results can be compared. */
export function dice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A year of card purchases at a few merchants. */
function ledger(count: number): MatchTransaction[] {
  const roll = dice(1);
  return Array.from({ length: count }, (_, n) => ({
    id: `t${String(n)}`,
    date: addDays(FIRST_DAY, roll(365)),
    description: `POS VISA ${String(1000 + roll(9000))} ${vendors[roll(vendors.length)] ?? ''} MONTREAL QC`,
    amount: -(100 + roll(50_000)),
    currency: 'CAD',
  }));
}

/**
 * Receipts of every few transactions, written up to three days before the bank booked them. One in twenty was paid with a tip
 * on top and one in twenty in cash, so that not all of them find their very amount.
 */
function receiptsOf(transactions: readonly MatchTransaction[], count: number): MatchReceipt[] {
  const roll = dice(2);
  const step = Math.floor(transactions.length / count);
  return transactions
    .filter((_, n) => n % step === 0)
    .map(({ id, date, description, amount, currency }, n) => ({
      id: `r${id}`,
      vendor: n % 20 === 1 ? 'Quincaillerie Dubois' : description.slice(14, -12),
      date: addDays(date, -roll(4)),
      amount: n % 20 === 0 ? Math.round(-amount / 1.15) : -amount + (n % 20 === 1 ? 60_000 : 0),
      currency,
    }));
}

/** Matching at two sizes against sorting the same objects: ten times the books should cost ten times the time. */
export function matchTrials(): Trial[] {
  return [
    [1000, 10_000],
    [10_000, 100_000],
  ].map(([receiptCount = 0, count = 0]) => {
    const transactions = ledger(count);
    const receipts = receiptsOf(transactions, receiptCount);
    const objects = [...transactions, ...receipts];
    return {
      name: 'match',
      what: `${receiptCount.toLocaleString('en')} receipts × ${count.toLocaleString('en')} transactions`,
      baseline: 'sorting the same objects',
      run: () => suggestMatches({ transactions, receipts }),
      runBaseline: () =>
        objects.toSorted((a, b) => Math.abs(a.amount) - Math.abs(b.amount) || (a.id < b.id ? -1 : 1)),
    };
  });
}
