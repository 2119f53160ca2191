import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const head = ['Larch Fencing LLC', 'Invoice 12', 'May 16, 2026', 'Panels   9   $236.43   $2,127.87'];
const totalOf = (...sums: string[]) => readFields([wordsOnPage(...head, ...sums)]).fields.total;

describe('the total below a discount', () => {
  it('is what the discount leaves of the subtotal', () => {
    for (const label of ['Less 10% discount', 'Discount', '10% off', 'Coupon SPRING']) {
      const total = totalOf('Subtotal   $2,127.87', `${label}   -$212.79`, 'TOTAL   $1,915.08');
      expect(total?.value, label).toBe(191_508);
    }
  });

  it('is found with tax and shipping on top', () => {
    const discount = ['Subtotal   $2,127.87', 'Discount   -$212.79'];
    expect(totalOf(...discount, 'Tax   $153.21', 'TOTAL   $2,068.29')?.value).toBe(206_829);
    expect(totalOf(...discount, 'Shipping   $20.00', 'TOTAL   $1,935.08')?.value).toBe(193_508);
    const both = totalOf(...discount, 'Shipping   $20.00', 'Tax   $154.81', 'TOTAL   $2,089.89');
    expect(both?.value).toBe(208_989);
  });

  it('is not the net total above it', () => {
    const net = ['Net total   $2,127.87', 'Discount   -$212.79', 'Tax   $153.21', 'TOTAL   $2,068.29'];
    const total = totalOf(...net);
    expect(total?.value).toBe(206_829);
  });
});
