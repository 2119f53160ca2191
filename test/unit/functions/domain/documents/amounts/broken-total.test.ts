import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const fieldsOf = (...lines: string[]) =>
  readFields([wordsOnPage('HARBOUR BISTRO', 'Date: 12/03/2026', ...lines)]).fields;
const dinner = ['Dinner   64.00', 'Wine   24.00'];
const sums = ['Subtotal   88.00', 'Tax   7.48', 'Tip   10.99'];

describe('a total that lost its leading digits', () => {
  it.each([
    ['digits alone', 106_47, [...dinner, ...sums, 'Total   6.47', 'Visa   106.47']],
    ['a token broken in two', 106_47, [...dinner, ...sums, 'Total   $10 6.47', 'Visa   $106.47']],
    ['a token broken after a digit', 106_47, [...dinner, ...sums, 'Total   $1 06.47', 'Visa   $106.47']],
    ['no goods', 106_47, [...sums, 'Total   6.47', 'Visa   106.47']],
    ['the second print first', 106_47, ['Amount paid   106.47', ...dinner, ...sums, 'Total   6.47']],
    ['no second print', 106_47, [...dinner, ...sums, 'Total   6.47']],
    ['a total printed twice', 106_47, [...dinner, ...sums, 'Total   106.47', 'Total   6.47']],
    ['no tip', 99_44, [...dinner, 'Subtotal   88.00', 'HST 13%   11.44', 'Total   9.44', 'Visa   99.44']],
    ['goods and a card', 880_00, ['Desk   640.00', 'Chair   240.00', 'Total   80.00', 'Mastercard   880.00']],
    ['thousands', 1260_00, ['Subtotal   1,200.00', 'GST 5%   60.00', 'Total   260.00', 'Visa   1,260.00']],
  ])('is what the sums and a second print say: %s', (_, value, lines) => {
    expect(fieldsOf(...lines).total?.value).toBe(value);
  });

  it('stands where it is printed whole, to be checked', () => {
    const { total } = fieldsOf('Amount paid   106.47', ...dinner, ...sums, 'Total   6.47');
    expect(total).toMatchObject({ value: 106_47, text: '106.47' });
    expect(total?.confidence).toBeLessThan(SURE_MIN);
  });

  it('is to be checked where sums alone tell it', () => {
    const { total } = fieldsOf(...dinner, ...sums, 'Total   6.47');
    expect(total?.confidence).toBeLessThan(SURE_MIN);
  });
});

describe('a total smaller than another amount with the same last digits', () => {
  it.each([
    [
      'a gift card',
      10_00,
      ['Desk   70.00', 'Lamp   40.00', 'Subtotal   110.00', 'Gift card   100.00', 'Total   10.00'],
    ],
    ['goods alone', 20_00, ['Cable   20.00', 'Total   20.00', 'Cash   120.00', 'Change   100.00']],
  ])('is that: %s', (_, value, lines) => {
    expect(fieldsOf(...lines).total?.value).toBe(value);
  });
});

describe('a total with a digit that is not there', () => {
  const wheels = ['Wheels   395.00', 'Storage   900.00', 'Total   12,295.00', 'VAT 25%   259.00'];

  it('gives way to the amount that the sums and a card make, to be checked', () => {
    const { total } = fieldsOf(...wheels, 'Card   1,295.00');
    expect(total?.value).toBe(1295_00);
    expect(total?.confidence).toBeLessThan(SURE_MIN);
  });

  it.each([
    [
      'no sum makes the other',
      ['Wheels   395.00', 'Storage   800.00', 'Total   12,295.00', 'Card   1,295.00'],
    ],
    ['sums make it', ['Wheels   395.00', 'Boat   11,900.00', 'Total   12,295.00', 'Deposit   1,295.00']],
  ])('stays where %s', (_, lines) => {
    expect(fieldsOf(...lines).total?.value).toBe(12295_00);
  });
});
