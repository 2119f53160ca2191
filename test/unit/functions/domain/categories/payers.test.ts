import { describe, expect, it } from 'vitest';
import type { CategoryRow } from '../../../../../functions/domain/categories/category-rules.ts';
import { SURE_MIN } from '../../../../../functions/domain/categories/category-suggestion.ts';
import { categorySuggester } from '../../../../../functions/domain/categories/suggest-category.ts';
import { offeredEntries, templateFor } from '../../../../../shared/countries/index.ts';

const template = templateFor('UK', 'general');
const choices = (['expense', 'income'] as const).flatMap((kind) => offeredEntries(template, kind));
const [sales, service] = choices.flatMap(({ id, purpose }) => (purpose === 'sales' ? [id] : []));
const row = (description: string, amount = 45_000): CategoryRow => ({
  id: description,
  date: '2025-03-02',
  description,
  amount,
  currency: 'GBP',
  accountId: 'business',
});
const paid = (description: string, categoryId = sales ?? '') => ({ ...row(description), categoryId });
const three = [paid('FPI BRAYWELL LTD INV1001'), paid('FPI M CROSS'), paid('FPI HOLT ARTS INVOICE 1004')];
const guess = (history: readonly ReturnType<typeof paid>[], one: CategoryRow, ...others: CategoryRow[]) =>
  categorySuggester({ rules: [], history, choices, rows: [one, ...others] })(one);
const referring = row('FPI TIDEWATER PLC INV1009 RP4465');

describe('a payer who names an invoice', () => {
  it('is a customer as the three before, with every row of the name', () => {
    expect(guess(three, referring)).toMatchObject({
      categoryId: sales,
      confidence: SURE_MIN,
      reason: { code: 'as-customers', customers: 3 },
    });
    expect(guess(three, row('FPI TIDEWATER PLC RP9921'), referring)?.confidence).toBe(SURE_MIN);
    expect(guess(three, row('FPI TIDEWATER PLC FACTURE NO 17'))?.confidence).toBe(SURE_MIN);
    expect(guess(three, row('INTERAC E-TRANSFER FROM TIDEWATER INV1009'))?.confidence).toBe(SURE_MIN);
  });

  it('is one whatever payouts of many customers were filed under', () => {
    expect(guess([...three, paid('STRIPE PAYMENTS UK LTD', service)], referring)).toMatchObject({
      categoryId: sales,
      confidence: SURE_MIN,
    });
  });

  it.each([
    ['without an invoice’s number', three, row('FPI TIDEWATER PLC'), []],
    ['after two customers', three.slice(1), referring, []],
    ['after two and a payout', [...three.slice(1), paid('STRIPE PAYMENTS UK LTD')], referring, []],
    ['where customers paid for two things', [...three, paid('FPI ORMOND', service)], referring, []],
    ['who was paid too', three, referring, [row('FPO TIDEWATER PLC', -900), row('TIDEWATER PLC', -900)]],
    ['who gives back', three, row('REFUND TIDEWATER PLC INV1009'), []],
    ['whose INV is an investment', three, row('TRANSFER FROM INV 22310'), []],
    ['who sells securities for one', three, row('QUESTRADE SECURITIES INV 20231'), []],
    ['who lends', three, row('BUSINESS LOAN ADVANCE INV 4411'), []],
    ['who pays for a damage', three, row('AVIVA INSURANCE CLAIM INV 1009'), []],
    ['who gives taxes back', three, row('CRA GST CREDIT INV 1001'), []],
    ['on a card', three, { ...referring, isOnCard: true }, []],
    ['money out', three, row('TIDEWATER PLC INV1009', -45_000), []],
  ])('is asked about %s', (_, history, one, others) => {
    expect(guess(history, one, ...others)?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });
});
