import { expect, it } from 'vitest';
import { fiscalYearStart } from '../../../../../shared/countries/index.ts';
import { salesTaxRules } from '../../../../../shared/countries/sales-tax-rules.ts';
import { firstValues } from '../../../../../web/screens/settings/registration-values.ts';

it.each([
  ['Canada', { period: 'year', endsIn: '12', since: '2026-01-01' }],
  ['UK', { period: 'quarter', endsIn: '12', since: '2026-04-06' }],
  ['Ireland', { period: 'two-months', endsIn: '12', since: '2026-01-01' }],
  ['Australia', { period: 'quarter', endsIn: '12', since: '2025-07-01' }],
  ['New Zealand', { period: 'two-months', endsIn: '1', since: '2026-04-01' }],
] as const)('begins with what most small businesses of %s have', (country, usual) => {
  const rules = salesTaxRules(country);
  if (!rules) throw new Error(`${country} has no sales tax.`);
  const { salesTax } = firstValues(rules, { today: '2026-06-10', fiscalYearStart: fiscalYearStart(country) });
  expect(salesTax).toMatchObject({ ...usual, method: 'normal', sales: 'included', number: '' });
});

it('has nothing to begin with in the United States', () => {
  expect(salesTaxRules('USA')).toBeUndefined();
});
