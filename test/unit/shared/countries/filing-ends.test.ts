import { describe, expect, it } from 'vitest';
import { endingMonths, periodEnds, salesTaxRules } from '../../../../shared/countries/sales-tax-rules.ts';
import { countryNames } from '../../../../shared/model/template-names.ts';

const waysOf = (country: (typeof countryNames)[number], period: Parameters<typeof periodEnds>[1]) => {
  const rules = salesTaxRules(country);
  return rules && periodEnds(rules, period).map((end) => endingMonths(period, end).join(' '));
};

describe('periodEnds', () => {
  it('offers the three ways in which quarters stand in a year, and none where the calendar decides', () => {
    expect(waysOf('UK', 'quarter')).toEqual(['3 6 9 12', '1 4 7 10', '2 5 8 11']);
    expect(waysOf('Australia', 'quarter')).toEqual(['3 6 9 12']);
    expect(waysOf('Ireland', 'two-months')).toEqual(['2 4 6 8 10 12']);
    expect(waysOf('New Zealand', 'two-months')).toEqual(['2 4 6 8 10 12', '1 3 5 7 9 11']);
    expect(waysOf('Canada', 'month')).toEqual(['1 2 3 4 5 6 7 8 9 10 11 12']);
    expect(waysOf('Canada', 'year')).toHaveLength(12);
  });

  it('names no month twice, so that each stands for one way', () => {
    for (const country of countryNames) {
      const rules = salesTaxRules(country);
      for (const period of rules?.periods ?? []) {
        const months = waysOf(country, period)?.flatMap((way) => way.split(' ')) ?? [];
        expect(new Set(months).size).toBe(months.length);
      }
    }
  });
});
