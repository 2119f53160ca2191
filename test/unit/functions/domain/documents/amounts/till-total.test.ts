import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const totalOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.total?.value;
const till = (...sums: string[]) => [
  'LARCH GROCERS',
  '5/12/26 12:55',
  'Pears   4.99',
  'Bread   3.49',
  ...sums,
];

describe('the total of a till', () => {
  it('is the balance behind its tax, and beside stars', () => {
    const card = ['VF   MasterCard   20.00', 'CHANGE   11.10'];
    expect(totalOf(...till('**** TAX   .42   BAL   8.90', ...card))).toBe(890);
    expect(totalOf(...till('**** BALANCE   8.48', 'VISA   8.48'))).toBe(848);
  });

  it('is not what its table of savings adds up to', () => {
    const saved = ['Your savings', 'Card savings   3.72', 'Total   3.72'];
    const sums = till('**** TAX   .42   BAL   8.90', 'VF   MasterCard   8.90');
    expect(totalOf(...sums, ...saved)).toBe(890);
    expect(totalOf(...sums, 'Your savings', 'Card savings   3.72', 'Coupons   9.00', 'Total   12.72')).toBe(
      890,
    );
  });

  it('is no prize that its shop promises', () => {
    const slip = ['LARCH', 'Pears   4.99', 'MasterCard   4.99', 'Tell us how we did'];
    expect(totalOf(...slip, 'ENTER TO WIN A $100 GIFT CARD')).toBe(499);
    expect(totalOf(...slip, 'MONTHLY CHANCES TO WIN $5000.00')).toBe(499);
    expect(totalOf(...slip, 'You could win 1 of 5 $500.00 cards')).toBe(499);
    expect(totalOf('LARCH', 'WIN CIGARETTES   12.00', 'Total   12.00')).toBe(1200);
  });

  it('is not the net total above its tax, however the tax is spelled, and is where nothing is added', () => {
    expect(totalOf('LARCH', 'Lamp   16.98', 'NET TOTAL   16.98', 'GS T   0.85', 'Total   17.83')).toBe(1783);
    expect(totalOf('LARCH', 'Soup   9.00', 'Tea   3.50', 'NET TOTAL   12.50', 'CASH   20.00')).toBe(1250);
  });

  it('is what was saved where nothing else is printed', () => {
    expect(totalOf('LARCH', 'Savings   3.72', 'Total   3.72')).toBe(372);
  });
});
