import { describe, expect, it } from 'vitest';
import { formatDay, formatMoney } from '../../../../web/format/format.ts';

describe('formatMoney', () => {
  it.each([
    [-123456, 'CAD', 'auto', '−$1,234.56'],
    [123456, 'GBP', 'always', '+£1,234.56'],
    [-5, 'EUR', 'never', '€0.05'],
    [0, 'USD', 'always', '$0.00'],
    [-1500, 'JPY', 'auto', '−¥1,500'],
    [9_007_199_254_740_991, 'USD', 'auto', '$90,071,992,547,409.91'],
  ] as const)('writes %i %s (%s) as %s', (amount, currency, sign, text) => {
    expect(formatMoney(amount, currency, sign)).toBe(text);
  });
});

describe('formatDay', () => {
  it.each([
    ['MM/DD/YYYY', '03/02/2025'],
    ['DD/MM/YYYY', '02/03/2025'],
    ['YYYY-MM-DD', '2025-03-02'],
  ] as const)('follows %s', (format, text) => {
    expect(formatDay('2025-03-02', format)).toBe(text);
  });
});
