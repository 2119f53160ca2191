import { describe, expect, it } from 'vitest';
import { findTaxNumber } from '../../../../../../functions/domain/documents/vendor/find-tax-number.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const numberOn = (...lines: string[]) => findTaxNumber(textLines([wordsOnPage(...lines)]))?.value;

describe('the number under which an issuer is registered', () => {
  it.each([
    ['VAT No: IE6433435F', 'IE6433435F'],
    ['VAT registration number IE 6433435OA', 'IE6433435OA'],
    ['VAT Reg. 6433435F', '6433435F'],
    ['Larch Stores DAC · IE6433435F · Cork', 'IE6433435F'],
    ['Tax Reg No 8Z49289F', '8Z49289F'],
  ])('has letters in Ireland: “%s”', (line, value) => {
    expect(numberOn('Larch Stores DAC', line, 'Total €24.60')).toBe(value);
  });

  it.each([
    // Its check letter is another one.
    'VAT No: IE6433435G',
    'Account 6433435F',
    'Your VAT number: IE6433435F',
    'Booking IE64334351',
  ])('is not “%s”', (line) => {
    expect(numberOn('Larch Stores DAC', line, 'Total €24.60')).toBeUndefined();
  });

  it('has its country’s shape elsewhere', () => {
    expect(numberOn('VAT No GB 284 5521 07')).toBe('GB284552107');
    expect(numberOn('ABN 51 824 753 556')).toBe('51824753556');
    expect(numberOn('BTW NL002233445B12')).toBe('NL002233445B12');
    expect(numberOn('TPS 834512077 RT0001')).toBe('834512077RT0001');
  });
});
