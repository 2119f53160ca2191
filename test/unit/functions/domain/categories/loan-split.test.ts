import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanSplits } from '../../../../../functions/domain/categories/loan-split.ts';
import { addDays, daysBetween } from '../../../../../shared/civil-date.ts';
import { rowSaying } from '../../../../support/category-rows.ts';

const monthly = (at: number): string =>
  `${String(2025 + Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}-15`;

interface Loan {
  readonly owed: number;
  readonly payment: number;
  /** A year's interest of 100. */
  readonly rate: number;
  readonly days?: readonly string[];
  readonly isByDay?: boolean;
}

/** The first payments of a loan as a person split them by the lender's statement. */
function paid(count: number, { owed, payment, rate, days = [], isByDay }: Loan) {
  let left = owed;
  return Array.from({ length: count }, (_, at) => {
    const date = days[at] ?? monthly(at);
    const before = days[at - 1] ?? monthly(at - 1);
    const share = isByDay ? daysBetween(at === 0 ? addDays(date, -31) : before, date) / 365 : 1 / 12;
    const interest = Math.round((left * rate * share) / 100);
    left -= payment - interest;
    return {
      ...{ ...rowSaying('FORD CREDIT PAYMENT', -payment), date, categoryId: 'interest' },
      repaid: { to: 'van', amount: payment - interest },
    };
  });
}

const van: Loan = { owed: 2_840_000, payment: 71_244, rate: 6.49 };
const interestOf = ({ amount, repaid }: ReturnType<typeof paid>[number]) => -amount - repaid.amount;
/** What is foretold of the payment behind the first ones. */
function foretold(count: number, loan: Loan) {
  const all = paid(count + 1, loan);
  const [next] = all.slice(-1);
  if (!next) throw new Error('There is no payment.');
  return { split: loanSplits(all.slice(0, -1))(next), interest: interestOf(next) };
}

describe('the next payment of a loan', () => {
  it('is split as the interest of its earlier ones fell, to be accepted with a glance once that held for one', () => {
    const { split, interest } = foretold(3, van);
    expect(split).toMatchObject({ categoryId: 'interest', transferTo: 'van', confidence: 0.85 });
    expect(Math.abs((split?.interest ?? 0) - interest)).toBeLessThanOrEqual(2);
    expect(foretold(2, van).split?.confidence).toBe(0.7);
    expect(foretold(1, van).split).toBeUndefined();
  });

  it('is foretold within some cents for any level loan by the month, the more so the more are known', () => {
    const loan = fc.record({
      owed: fc.integer({ min: 200_000, max: 40_000_000 }),
      rate: fc.integer({ min: 100, max: 1800 }).map((hundredths) => hundredths / 100),
      months: fc.integer({ min: 24, max: 120 }),
    });
    fc.assert(
      fc.property(loan, fc.integer({ min: 3, max: 11 }), ({ owed, rate, months }, count) => {
        const payment = Math.round(owed / months + (owed * rate) / 1200);
        const { split, interest } = foretold(count, { owed, payment, rate });
        expect(Math.abs((split?.interest ?? 0) - interest)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('is foretold by the day too, where the lender counts days', () => {
    const { split, interest } = foretold(5, { ...van, isByDay: true });
    expect(split?.confidence).toBe(0.85);
    expect(Math.abs((split?.interest ?? 0) - interest)).toBeLessThanOrEqual(5);
  });

  it('is left to a person where the rate changed, a payment is missing or another sum, and for another loan', () => {
    const earlier = paid(5, van);
    const [next] = paid(6, van).slice(-1);
    if (!next) throw new Error('There is no payment.');
    const risen = earlier.map((one, at) =>
      at < 4 ? one : { ...one, repaid: { ...one.repaid, amount: one.repaid.amount - 900 } },
    );
    expect(loanSplits(risen)(next)).toBeUndefined();
    expect(loanSplits(earlier.slice(0, 4))(next)).toBeUndefined();
    expect(loanSplits(earlier)({ ...next, amount: next.amount - 1 })).toBeUndefined();
    expect(loanSplits(earlier)({ ...next, amount: -next.amount })).toBeUndefined();
    expect(loanSplits(earlier)({ ...next, description: 'ALLY AUTO PAYMENT' })).toBeUndefined();
    const two = earlier.map((one, at) => (at < 4 ? one : { ...one, repaid: { ...one.repaid, to: 'truck' } }));
    expect(loanSplits(two)(next)).toBeUndefined();
  });
});

it('splits open payments one after the other, and none behind a gap', () => {
  const all = paid(7, van).map((one, at) => ({ ...one, id: String(at) }));
  const open = all.filter((_, at) => [3, 4, 6].includes(at)).toReversed();
  const splitOf = loanSplits(all.slice(0, 3), open);
  const off = all.slice(3).map((one) => Math.abs((splitOf(one)?.interest ?? Infinity) - interestOf(one)));
  expect(off[0]).toBeLessThanOrEqual(2);
  expect(off[1]).toBeLessThanOrEqual(4);
  expect(off[3]).toBe(Infinity);
});

it('splits none of two open payments of one day, and one that is asked about twice as one', () => {
  const [fourth, fifth] = paid(5, van)
    .map((one, at) => ({ ...one, id: String(at) }))
    .slice(3);
  if (!fourth || !fifth) throw new Error('There are no payments.');
  const twin = { ...fourth, id: 'twin' };
  expect([fourth, twin].map(loanSplits(paid(3, van), [fourth, twin]))).toEqual([undefined, undefined]);
  const splitOf = loanSplits(paid(3, van), [fifth, fourth, fourth]);
  expect([fourth, fifth].map((one) => splitOf(one)?.transferTo)).toEqual(['van', 'van']);
});
