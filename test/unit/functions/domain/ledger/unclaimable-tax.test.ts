import { describe, expect, it } from 'vitest';
import { isUnclaimable as isTaxUnclaimable } from '../../../../../functions/domain/ledger/unclaimable-tax.ts';

const place = { text: '', confidence: 1, page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };
const receipt = (number: string, ...sold: string[]) => ({
  fields: { taxNumber: { value: number, ...place } },
  items: sold.map((description) => ({ description, quantity: null, amount: 5000, page: 1, box: place.box })),
});

const isUnclaimable = (
  document: Parameters<typeof isTaxUnclaimable>[0],
  rate: number | null = null,
  currency = 'EUR',
): boolean => isTaxUnclaimable(document, rate, currency);

describe('the VAT of another state in the euro', () => {
  const unnumbered = { fields: {}, items: [] };

  it.each([
    ['DE811569869', 19],
    ['DE 811 569 869', 7],
    ['NL004495445B01', 9],
    ['ESB12345678', null],
    ['PT501234567', 23],
  ])('is nobody’s to claim in Ireland: %s at %s %%', (number, rate) => {
    expect(isUnclaimable(receipt(number, 'Room'), rate)).toBe(true);
  });

  it.each([5.5, 7, 10, 19, 20])('is told by its rate where no number is printed: %s %%', (rate) => {
    expect(isUnclaimable(unnumbered, rate)).toBe(true);
    expect(isUnclaimable(unnumbered, rate, 'GBP')).toBe(false);
  });

  it.each([23, 13.5, 9, 5.1, null])('is Ireland’s own at %s %% with its number or none', (rate) => {
    expect(isUnclaimable(receipt('IE8214590V', 'Room'), rate)).toBe(false);
    expect(isUnclaimable(unnumbered, rate)).toBe(false);
  });

  it('is Ireland’s where a seller of another state charges a rate that only Ireland has', () => {
    expect(isUnclaimable(receipt('LU26375245', 'Cable'), 23)).toBe(false);
  });
});

describe('the VAT of a filling station', () => {
  it.each(['Unleaded Petrol 33.60 L', 'E10 95 RON', 'PETROL PUMP 4', 'Super 95'])(
    'is nobody’s to claim in Ireland where it is on “%s”',
    (sold) => {
      expect(isUnclaimable(receipt('IE8214590V', sold))).toBe(true);
      expect(isUnclaimable(receipt('8214590V', 'Coffee', sold))).toBe(true);
    },
  );

  it('is claimed on diesel and whatever else is sold there, and on petrol in other countries', () => {
    const goods = ['Petrol lawnmower 40cm', 'Petrol hedge trimmer', 'Petrol can 5L', 'E10 bulb'];
    for (const sold of ['Diesel 55.20 L', 'Car wash', 'Petrol/Diesel cap', ...goods])
      expect(isUnclaimable(receipt('IE8214590V', sold)), sold).toBe(false);
    expect(isUnclaimable(receipt('GB980780684', 'Unleaded Petrol'), 20, 'GBP')).toBe(false);
    expect(isUnclaimable({ ...receipt('', 'Unleaded Petrol'), fields: {} })).toBe(false);
  });
});

it('is nobody’s to claim that a supplier with a simplified account charges', () => {
  expect(isUnclaimable(receipt('715839402RT9999', 'Course'))).toBe(true);
  expect(isUnclaimable(receipt('715839402RT0001', 'Course'))).toBe(false);
});
