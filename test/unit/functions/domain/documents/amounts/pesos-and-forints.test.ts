import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const fieldsOf = (...lines: string[]) => readFields([wordsOnPage('LARCH BAKERY', ...lines)]).fields;
const currencyOf = (...lines: string[]) => fieldsOf(...lines).currency?.value;

describe('the currency of $ that is no dollar', () => {
  it('is the peso of the country whose number of taxpayers stands on the paper', () => {
    const total = 'Total   $1,392.00';
    expect(currencyOf('RFC: LBA118822K44', total)).toBe('MXN');
    expect(currencyOf('R.F.C. LBA-118822-K44', total)).toBe('MXN');
    expect(currencyOf(total, '(MIL TRESCIENTOS PESOS 00/100 M.N.)')).toBe('MXN');
    expect(currencyOf('CUIT: 30-11882244-7', total)).toBe('ARS');
    expect(currencyOf('RUT 76.118.822-K', 'Total   $13.920')).toBe('CLP');
    expect(currencyOf('NIT 900.118.822-4', total)).toBe('COP');
    expect(currencyOf('RFC 2822 says so', total)).toBe('USD');
  });

  it('is the dollar whose letters stand behind the sign, as French writes', () => {
    expect(currencyOf('Sous-total   24,99 $US', 'Total   24,99 $US')).toBe('USD');
    expect(currencyOf('Sous-total   24,99 $CA', 'Total   24,99 $CA')).toBe('CAD');
    expect(currencyOf('Sous-total   24,99 $', 'Total   24,99 $')).toBe('CAD');
  });
});

describe('the currency of letters that lost their marks', () => {
  it('is known with and without them', () => {
    expect(currencyOf('IC: 26441882 DIC: CZ26441882', 'CELKEM   742,00')).toBe('CZK');
    expect(currencyOf('Razem   48,00 zt')).toBe('PLN');
    expect(currencyOf('N.I . F. 38118822X', 'TOTAL   12,94 E')).toBe('EUR');
    expect(currencyOf('VAT N0 4090105588', 'VAT @15.0%   3.60', 'TOTAL   27.60')).toBe('ZAR');
  });
});

describe('an amount in forints', () => {
  it('is whole, and not the liters that were filled up', () => {
    const slip = ['95 EVO 38,54 l × 638   24 590 C', 'ÖSSZESEN:   24 590 Ft', 'BANKKÁRTYA   24 590 Ft'];
    const { total, currency } = fieldsOf(...slip);
    expect(currency?.value).toBe('HUF');
    expect(total?.value).toBe(2_459_000);
  });

  it('is no length of lumber', () => {
    expect(currencyOf('2x4 8 Ft   4.20', 'Total   $4.20')).toBe('USD');
  });
});

it('is not Singapore’s for noodles', () => {
  expect(currencyOf('1 Singapore Noodles   7.20', 'Total to pay   31.20')).not.toBe('SGD');
  expect(currencyOf('88 Joo Road, Singapore 427382', 'Total   31.20')).toBe('SGD');
});

it('is Britain’s by a VAT number of nine figures, and by a postal code read in small letters', () => {
  expect(currencyOf('VAT Reg 118822447', 'Total   27.35')).toBe('GBP');
  expect(currencyOf('18 Castle Street', 'LE1 5wN Leicester', 'Total   22.00')).toBe('GBP');
  expect(currencyOf('See A1 2nd page', 'Total   22.00')).toBeUndefined();
});
