import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const isSure = (...lines: string[]): boolean => {
  const { vendor } = readFields([
    wordsOnPage(
      ...lines,
      '12 Mill Street',
      'Dublin D02 X285',
      '11/05/2024 19:22   Table 4',
      'TOTAL   €24.20',
      'VISA   €24.20',
    ),
  ]).fields;
  return (vendor?.confidence ?? 0) >= SURE_MIN;
};

describe('a photographed sign that the paper spells otherwise by one letter', () => {
  it.each([
    ['in a web address', 'Aqwa Bistro', 'www.aquabistro.ie'],
    ['in a mail address', 'Aqwa', 'hello@aqua.ie'],
    ['in a second print', 'Aqwa Bistro', 'Thank you for dining at Aqua Bistro'],
  ])('is not sure: %s', (_, sign, other) => {
    expect(isSure(sign, other)).toBe(false);
  });

  it.each([
    ['which the paper spells so elsewhere', 'Aqua Bistro', 'www.aquabistro.ie'],
    ['though a short word differs by a letter', 'Larch', 'March is our month'],
  ])('is sure %s', (_, sign, other) => {
    expect(isSure(sign, other)).toBe(true);
  });
});
