import { describe, expect, it } from 'vitest';
import { nextReturn } from '../../../../../functions/domain/team/next-return.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';

const books = (country: string, more: Partial<SalesTaxRegistration>) => ({
  country,
  profession: 'freelancer',
  salesTax: { since: '2024-01-01', method: 'normal', ...more } as SalesTaxRegistration,
});

describe('nextReturn', () => {
  it.each([
    ['Canada', { period: 'quarter', endsIn: 3 }, '2026-11-28', ['2026-10-01', '2026-12-31', '2027-01-31']],
    ['Canada', { period: 'quarter', endsIn: 3 }, '2026-10-31', ['2026-07-01', '2026-09-30', '2026-10-31']],
    ['Canada', { period: 'year', endsIn: 12 }, '2026-06-15', ['2025-01-01', '2025-12-31', '2026-06-15']],
    ['Canada', { period: 'year', endsIn: 12 }, '2026-06-16', ['2026-01-01', '2026-12-31', '2027-06-15']],
    ['UK', { period: 'quarter', endsIn: 2 }, '2026-11-28', ['2026-09-01', '2026-11-30', '2027-01-07']],
  ] as const)('of %s by %o is on %s that of %s', (country, registration, today, [from, to, dueOn]) => {
    expect(nextReturn(books(country, registration), today)).toEqual({ from, to, dueOn });
  });

  it('is none where no sales tax is filed by the normal method', () => {
    expect(nextReturn({ ...books('Canada', {}), salesTax: null }, '2026-11-28')).toBeUndefined();
    const quick = books('Canada', { method: 'simplified', period: 'quarter', endsIn: 3 });
    expect(nextReturn(quick, '2026-11-28')).toBeUndefined();
    expect(nextReturn(books('USA', { period: 'quarter', endsIn: 3 }), '2026-11-28')).toBeUndefined();
  });
});
