import { describe, expect, it } from 'vitest';
import {
  allPrices,
  billingCurrencies,
  billingCurrencyIn,
  billingIntervals,
  paidPlans,
  priceOf,
  yearlySaving,
} from '../../../shared/price-book.ts';

const pricesOf = (plan: (typeof paidPlans)[number]) =>
  billingCurrencies.map((currency) =>
    billingIntervals.map((interval) => priceOf({ plan, interval, currency })),
  );

describe('the price book', () => {
  it('holds the prices that were decided, in Canadian and US dollars, pounds and euros', () => {
    expect(pricesOf('professional')).toEqual([
      [800, 8000],
      [800, 8000],
      [600, 6000],
      [700, 7000],
    ]);
    expect(pricesOf('business')).toEqual([
      [1800, 18_000],
      [1800, 18_000],
      [1400, 14_000],
      [1600, 16_000],
    ]);
  });

  it('lists each price once', () => {
    expect(allPrices).toHaveLength(paidPlans.length * billingIntervals.length * billingCurrencies.length);
    expect(new Set(allPrices.map((price) => JSON.stringify(price))).size).toBe(allPrices.length);
  });
});

describe('yearlySaving', () => {
  it.each(billingCurrencies)('is true of every plan in %s', (currency) => {
    const { percent, monthsFree } = yearlySaving(currency);
    expect({ percent, monthsFree }).toEqual({ percent: 17, monthsFree: 2 });
    for (const plan of paidPlans) {
      const [month, year] = billingIntervals.map((interval) => priceOf({ plan, interval, currency }));
      expect(year).toBeLessThanOrEqual((12 - monthsFree) * (month ?? 0));
    }
  });
});

describe('billingCurrencyIn', () => {
  it.each([
    ['US', 'usd'],
    ['CA', 'cad'],
    ['ca', 'cad'],
    ['GB', 'gbp'],
    ['IE', 'eur'],
    ['AU', 'usd'],
    ['constructor', 'usd'],
    [undefined, 'cad'],
  ])('charges in %s by %s', (region, currency) => {
    expect(billingCurrencyIn(region)).toBe(currency);
  });
});
