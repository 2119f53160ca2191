import { describe, expect, it } from 'vitest';
import { printedAmounts } from '../../../../../../functions/domain/documents/amounts/printed-amounts.ts';

const amounts = (text: string, currency = 'USD') =>
  printedAmounts(text, currency).map(({ amount }) => amount);

describe('amounts as they are printed', () => {
  it.each([
    ['TOTAL 12.50', [1250]],
    ['RM12.50', [1250]],
    ['$1,234.56', [123456]],
    ['1.234,56 €', [123456]],
    ["1'234.50", [123450]],
    ['1 234,50', [123450]],
    ['32 .70', [3270]],
    ['TOTAL 32, 70', [3270]],
    ['2 x 3.00   6.00', [300, 600]],
    ['$40', [4000]],
    ['Rounding .01', [1]],
    ['Att betala 18 000 kr', [1800000]],
    ['Sum 250,-', [25000]],
    ['12 500,00 kr', [1250000]],
    ['15 €', [1500]],
  ])('%s', (printed, expected) => expect(amounts(printed)).toEqual(expected));

  it.each([
    'GST 6.00%',
    'Unit 5, 40 Mill Road',
    '25/06/2018',
    '14.03.2026',
    '1234567',
    '03-33623608',
    '31 mars 2026',
    'kl 10-12',
    '1.2.3.44',
  ])('%s is none', (printed) => expect(amounts(printed)).toEqual([]));

  it('knows a printed minus', () => {
    expect(printedAmounts('Refund -5.00', 'USD')[0]?.isNegative).toBe(true);
    expect(printedAmounts('(5.00)', 'USD')[0]?.isNegative).toBe(true);
    expect(printedAmounts('5.00', 'USD')[0]?.isNegative).toBe(false);
  });

  it('knows currencies without decimals', () => expect(amounts('¥1,200', 'JPY')).toEqual([1200]));
});
