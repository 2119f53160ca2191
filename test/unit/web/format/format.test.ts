import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDay,
  formatDayInWords,
  formatHour,
  formatMoment,
  formatMoney,
  formatPercent,
} from '../../../../web/format/format.ts';

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

describe('an amount in the books of another currency', () => {
  it.each([
    [1200, 'USD', 'CAD', 'US$12.00'],
    [-1200, 'CAD', 'USD', '−CA$12.00'],
    [1200, 'CAD', 'CAD', '$12.00'],
    [1200, 'NZD', 'AUD', 'NZ$12.00'],
    [1200, 'EUR', 'GBP', '€12.00'],
    [1200, 'JPY', 'CAD', 'JP¥1,200'],
    [1200, 'SEK', 'EUR', 'SEK 12.00'],
  ] as const)('of %i %s in %s says which it is: %s', (amount, currency, home, text) => {
    expect(formatMoney(amount, currency, 'auto', home).replace('\u00a0', ' ')).toBe(text);
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

describe('formatDayInWords', () => {
  it.each([
    ['MM/DD/YYYY', 'Sunday, March 2, 2025'],
    ['DD/MM/YYYY', 'Sunday, 2 March 2025'],
    ['YYYY-MM-DD', 'Sunday, March 2, 2025'],
  ] as const)('follows %s', (format, text) => {
    // Whether a comma follows the weekday depends on the machine's word lists.
    expect(formatDayInWords('2025-03-02', format).replace(/^Sunday /, 'Sunday, ')).toBe(text);
  });
});

describe('formatPercent', () => {
  it('keeps what a rate of a tax has behind its point', () => {
    expect([20, 9.975, 0].map(formatPercent)).toEqual(['20%', '9.975%', '0%']);
  });
});

describe('hours', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');

  it('have one form: those of a setting, of a time zone and of a moment', () => {
    const at = new Date('2026-03-02T12:00:00Z');
    expect(plain(formatHour(8))).toBe('8:00 AM');
    expect(plain(formatClock(at, 'America/Toronto'))).toBe('7:00 AM');
    const local = plain(formatClock(at));
    expect(plain(formatMoment(at.toISOString(), 'DD/MM/YYYY'))).toBe(`02/03/2026, ${local}`);
    expect(local).toMatch(/^\d{1,2}:00 [AP]M$/);
  });
});

describe('in French', () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

  it('amounts have their sign behind, and say whose dollars they are where they are not the books’ own', () => {
    expect(plain(formatMoney(-123_456, 'CAD', 'auto', 'CAD', 'fr'))).toBe('−1 234,56 $');
    expect(plain(formatMoney(1200, 'USD', 'auto', 'CAD', 'fr'))).toBe('12,00 $ US');
  });

  it('days are written in one order', () => {
    expect(formatDayInWords('2025-03-02', 'MM/DD/YYYY', 'fr')).toBe('dimanche 2 mars 2025');
    expect(formatDayInWords('2025-03-01', 'MM/DD/YYYY', 'fr')).toBe('samedi 1er mars 2025');
    expect(formatDayInWords('2025-03-11', 'MM/DD/YYYY', 'fr')).toBe('mardi 11 mars 2025');
    expect(formatDayInWords('2025-03-01', 'MM/DD/YYYY', 'en')).toBe('Saturday, March 1, 2025');
  });
});
