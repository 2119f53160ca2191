import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const fieldsOf = (...lines: string[]) =>
  readFields([wordsOnPage('HARDWARE & MORE', 'Date: 12/03/2026', ...lines)]).fields;
const goods = ['Ladder   89.72', 'Paint   35.00'];

/** What a person is asked to look at. */
const DOUBTED_MAX = 0.6;

describe('a total that its sums contradict by one digit', () => {
  it.each([
    ['the goods', [...goods, 'Subtotal   124.72', 'Tax   10.29', 'Total   335.01']],
    ['the rate', ['Subtotal   124.72', 'Tax 8.25%   10.29', 'Total   335.01']],
    ['the rate of tax alone', ['Subtotal   124.72', 'Tax   10.29', 'Total   335.01']],
    ['what was paid by card', ['Subtotal   124.50', 'Tax   10.51', 'Total   335.01', 'VISA   135.01']],
    ['two taxes', ['Subtotal   120.00', 'GST 5%   6.00', 'PST 7%   8.40', 'Total   184.40']],
    [
      'cash and change',
      ['Subtotal   124.50', 'Tax   10.51', 'Total   195.01', 'Cash   150.00', 'Change   14.99'],
    ],
    ['a lower figure', [...goods, 'Subtotal   124.72', 'Tax   10.29', 'Total   105.01']],
    [
      'a figure so low that the tax seems too much',
      ['Kettle   30.00', 'Mug   17.62', 'Net amount   47.62', 'Tax 25%   11.91', 'Total   39.53'],
    ],
    ['a cent', [...goods, 'Subtotal   124.72', 'Tax   10.29', 'Total   135.81']],
    ['a tip', [...goods, 'Subtotal   124.72', 'Tax   10.29', 'Tip   20.00', 'Total   185.01']],
    ['thousands', ['Subtotal   1,247.20', 'VAT 20%   249.44', 'Total   1,496.04']],
    ['a comma', ['Zwischensumme   124,72', 'MwSt 19%   23,70', 'Summe   143,42']],
  ])('is the sum where more speaks for it: %s', (_, lines) => {
    const { total, subtotal, tax } = fieldsOf(...lines);
    const tip = lines.some((line) => line.startsWith('Tip')) ? 2000 : 0;
    expect(total?.value).toBe((subtotal?.value ?? 0) + (tax?.value ?? 0) + tip);
    expect(total?.confidence).toBeLessThanOrEqual(DOUBTED_MAX);
    expect(total?.confidence).toBeLessThan(SURE_MIN);
  });

  it('keeps its place and what is printed there', () => {
    const { total } = fieldsOf(...goods, 'Subtotal   124.72', 'Tax   10.29', 'Total   335.01');
    expect(total).toMatchObject({ value: 13501, text: '335.01' });
  });

  it('stands, and its subtotal is doubted, where more speaks for it', () => {
    const { total, subtotal } = fieldsOf(
      ...goods,
      'Subtotal   324.72',
      'Tax 8.25%   10.29',
      'Total   135.01',
      'VISA   135.01',
    );
    expect(total?.value).toBe(13501);
    expect(total?.confidence).toBeGreaterThan(DOUBTED_MAX);
    expect(subtotal === null || subtotal.confidence <= DOUBTED_MAX).toBe(true);
  });

  it('stands, and its tax is doubted, where only another figure of that would make them agree', () => {
    const { total, tax } = fieldsOf(...goods, 'Subtotal   124.72', 'Tax   18.29', 'Total   135.01');
    expect(total?.value).toBe(13501);
    expect(tax?.confidence).toBeLessThanOrEqual(DOUBTED_MAX);
  });

  it('is doubted as its sums are where nothing decides', () => {
    const { total, subtotal } = fieldsOf('Subtotal   17.13', 'Tax   1.45', 'Total   38.58');
    expect(total?.confidence).toBeLessThanOrEqual(DOUBTED_MAX);
    expect(subtotal?.confidence).toBeLessThanOrEqual(DOUBTED_MAX);
  });
});

describe('a total that something else explains', () => {
  it.each([
    ['shipping', 11800, ['Subtotal   100.00', 'VAT 13%   13.00', 'Carriage   5.00', 'Total   118.00']],
    ['a discount', 10800, ['Subtotal   100.00', 'VAT 13%   13.00', 'Loyalty   -5.00', 'Total   108.00']],
    [
      'two charges',
      12000,
      ['Subtotal   100.00', 'VAT 13%   13.00', 'Bag   3.00', 'Eco levy   4.00', 'Total   120.00'],
    ],
    ['taxes within', 11000, ['Subtotal   110.00', 'GST included   10.00', 'Total   110.00', 'VISA   110.00']],
    [
      'rounding',
      1115,
      [
        'Subtotal   10.50',
        'GST 6%   0.63',
        'Rounding   0.02',
        'Total   11.15',
        'Cash   20.00',
        'Change   8.85',
      ],
    ],
    ['nothing but its sums', 13501, [...goods, 'Subtotal   124.72', 'Tax   10.29', 'Total   135.01']],
    ['more than a digit', 15000, ['Subtotal   124.72', 'Tax   10.29', 'Total   150.00', 'VISA   150.00']],
  ])('stays as sure as it was: %s', (_, value, lines) => {
    const { total } = fieldsOf(...lines);
    expect(total?.value).toBe(value);
    expect(total?.confidence).toBeGreaterThan(DOUBTED_MAX);
  });
});
