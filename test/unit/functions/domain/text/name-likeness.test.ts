import { describe, expect, it } from 'vitest';
import { NameBook } from '../../../../../functions/domain/text/name-book.ts';

function likeness(a: string, b: string): number {
  const names = new NameBook();
  return names.likeness(names.numberOf(a), names.numberOf(b));
}

describe('the likeness of names', () => {
  it.each([
    ['Café Myriade', 'POS VISA 4724 CAFE MYRIADE MONTREAL QC'],
    ['The Home Depot', 'HOME DEPOT #7042 TORONTO ON'],
    ['Petro-Canada', 'PETROCANADA 91823'],
    ["McDonald's", 'MCDONALDS F12345 LONDON GBR'],
    ['Staples', 'STAP1ES 0231'],
    ['Amazon', 'AMZN MKTP US*2K3'],
    ['Apple', 'APPLE.COM/BILL'],
    ['Northern Stationers of the Valley', 'SQ *NORTHERN STATIONE'],
  ])('sees that %s is %s', (vendor, text) => {
    expect(likeness(vendor, text)).toBeGreaterThanOrEqual(0.75);
  });

  it.each([
    ['Café Myriade', 'HYDRO OTTAWA'],
    ['Shell', 'STAPLES 0231'],
    ['Maple Bistro', 'MAPLE HARDWARE LTD'],
  ])('keeps %s and %s apart', (vendor, text) => {
    expect(likeness(vendor, text)).toBeLessThan(0.75);
  });

  it('finds nobody in words that every bank text has', () => {
    expect(likeness('Shell', 'POS PURCHASE 4471 VISA DEBIT')).toBe(0);
  });
});
