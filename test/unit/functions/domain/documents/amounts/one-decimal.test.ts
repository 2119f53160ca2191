import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const totalOf = (...lines: string[]) =>
  readFields([wordsOnPage('LARCH DINER', 'Date: May 11, 2026', ...lines)]).fields.total?.value;

describe('amounts with one decimal', () => {
  it('are read where the paper writes all of its amounts so', () => {
    const goods = ['Pizza   1   430.0   430.0', 'Pasta   2   220.0   440.0', 'Tea   1   190.0   190.0'];
    expect(totalOf(...goods, 'Total:   1,060.0')).toBe(106_000);
    expect(totalOf(...goods, 'Grand Total   1,01,060.5')).toBe(10_106_050);
  });

  it('are measures where other amounts have cents', () => {
    const goods = ['Rice kg   2.5', 'Flour kg   1.5', 'Salt kg   0.5'];
    expect(totalOf(...goods, 'Total   14.50')).toBe(1450);
    expect(totalOf('Rice kg   2.5', 'Total kg   4.0')).toBeUndefined();
  });
});

it('reads a Polish total that says "together"', () => {
  expect(totalOf('Opłata za przejazd   36,40 zł', 'Zniżka   -5,00 zł', 'Łącznie   31,40 zł')).toBe(3140);
});

it('takes a number one blank before a price for how many there are, where nobody parts thousands so', () => {
  const till = ['GSTIN 29AABCS1882H1Z9', 'Atlas   1 595.00', 'Notebook   5 450.00'];
  expect(totalOf(...till, 'Net Payable   Rs. 1045.00')).toBe(104_500);
  expect(totalOf('VAT NO 4090105588', 'VAT 15%   326.09', 'TOTAL   R2 500.00')).toBe(250_000);
});

it('takes the thousands of Quebec, and those of a total that lost its comma, for no quantity', () => {
  const quebec = ['Montréal QC H2X 1Y4', 'Bois   1 250.00', 'TPS 5%   62.50', 'TVQ 9.975%   124.69'];
  expect(totalOf(...quebec, 'Montant à payer   1 437.19 $')).toBe(143_719);
  const till = ['GSTIN 29AABCS1882H1Z9', 'Atlas   1 595.00', 'Notebook   5 450.00'];
  expect(totalOf(...till, 'Total   Rs. 1045.00')).toBe(104_500);
  expect(totalOf('London SW1A 1AA', 'Consulting   1,250.00', 'TOTAL   1 250.00')).toBe(125_000);
});
