import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const read = (...lines: string[]) => readFields([wordsOnPage(...lines)]);
const taxesOf = (...lines: string[]) =>
  read(...lines).taxes.map(({ kind, rate, amount }) => [kind, rate, amount]);

describe('a table of taxes by rate', () => {
  it('is read where the rates bear no sign and the tax stands before the net', () => {
    const { fields } = read(
      'Coop Konsum',
      'Att betala   312,50',
      'Moms %   Moms   Netto   Brutto',
      '12,00   29,21   243,39   272,60',
      '25,00   7,98   31,92   39,90',
    );
    expect(fields.tax?.value).toBe(3719);
    expect(
      taxesOf(
        'Coop Konsum',
        'Att betala   312,50',
        'Moms %   Moms   Netto   Brutto',
        '12,00   29,21   243,39   272,60',
        '25,00   7,98   31,92   39,90',
      ),
    ).toEqual([
      ['VAT', 12, 2921],
      ['VAT', 25, 798],
    ]);
  });

  it('names the tax of its heading, and none that is but the letters of another word above it', () => {
    const page = ['HOTEL ADLER', '3 x Frühstück   33,00', 'Gesamtbetrag EUR   318,00'];
    const table = ['MwSt-Satz   Netto   MwSt   Brutto', '7 %   297,20   20,80   318,00'];
    expect(taxesOf(...page, ...table)).toEqual([['VAT', 7, 2080]]);
  });

  it('is read without a column of gross amounts, and its last row adds the others up', () => {
    expect(
      taxesOf(
        'Albert Heijn',
        'TOTAAL   18,63',
        'BTW   OVER   EUR',
        '9%   13,93   1,25',
        '21%   2,85   0,60',
        'TOTAAL   16,78   1,85',
      ),
    ).toEqual([
      ['VAT', 9, 125],
      ['VAT', 21, 60],
    ]);
  });

  it('is read of one row', () => {
    const lines = ['Netto', 'Summe   11,49', 'MwSt%   Netto   MwSt   Brutto', '7,0   10,74   0,75   11,49'];
    expect(taxesOf(...lines)).toEqual([['VAT', 7, 75]]);
  });

  it('counts a rate once whose goods are listed and summed', () => {
    expect(
      taxesOf(
        'Rowan Supplies Ltd',
        'Item   Net   VAT rate   VAT   Gross',
        'Ink   10.00   20%   2.00   12.00',
        'Pens   5.00   20%   1.00   6.00',
        'Total   £18.00',
        'VAT rate   Net   VAT',
        '20%   15.00   3.00',
      ),
    ).toEqual([['VAT', 20, 300]]);
  });

  it('takes the only rate from the heading of its column', () => {
    expect(
      taxesOf(
        'Ziggo',
        'Totaalbedrag   € 62,50',
        'Omschrijving   Excl. btw   Btw 21%   Incl. btw',
        'Internet   42,98   9,02   52,00',
        'Film   8,67   1,83   10,50',
        'Totaal   51,65   10,85   62,50',
      ),
    ).toEqual([['VAT', 21, 1085]]);
  });

  it('takes it though an amount of the row looks like a rate', () => {
    expect(
      taxesOf(
        'LinkedIn',
        'Item   Net   VAT 20%   Gross',
        'Plan   £39.97   £8.00   £47.97',
        'Total   £39.97   £8.00   £47.97',
      ),
    ).toEqual([['VAT', 20, 800]]);
  });

  it("names both halves of India's tax in one row", () => {
    expect(
      taxesOf(
        'Vindhya Traders   GSTIN 23AABFV1234L1ZX',
        'HSN   Taxable   CGST Rate   CGST Amt   SGST Rate   SGST Amt   Total',
        '4820   200.00   9%   18.00   9%   18.00   236.00',
        'Grand Total   ₹236.00',
      ),
    ).toEqual([
      ['CGST', 9, 1800],
      ['SGST', 9, 1800],
    ]);
  });

  it("names both halves of India's tax in the row of sums", () => {
    const lines = [
      'Particulars   Gross   Discount   Net value   CGST 2.5%   SGST 2.5%   Total',
      'Rice   520.00   50.00   470.00   11.75   11.75   493.50',
      'Packaging   25.00   0.00   25.00   0.62   0.63   26.25',
      'Total Value   545.00   50.00   495.00   12.37   12.38   519.75',
      'Amount payable   519.75',
    ];
    expect(taxesOf('Larch Foods LLP', 'Tax Invoice', ...lines)).toEqual([
      ['CGST', 2.5, 1237],
      ['SGST', 2.5, 1238],
    ]);
  });

  it('leaves out what bears no tax, where its rows are whole', () => {
    const lines = [
      'Butik',
      'Totalt   389,15',
      'Moms%   Moms   Netto   Brutto',
      '12,00   35,71   297,54   333,25',
    ];
    const { taxes } = read(...lines, '25,00   5,98   23,92   29,90');
    expect(taxes.map(({ rate, amount }) => [rate, amount])).toEqual([
      [12, 3571],
      [25, 598],
    ]);
    expect(taxes.every(({ confidence }) => confidence < SURE_MIN)).toBe(true);
    // One row may be all that was read of several.
    const [one] = taxesOf(...lines);
    expect(one).not.toEqual(['VAT', 12, 3571]);
  });

  it('needs no name of the tax where its rows state rate, net and tax, and make the total', () => {
    const till = [
      'Backhaus',
      'SUMME EUR   13,85',
      'A   7,0% Netto 11,36   0,79',
      'B   19,0% Netto 1,43   0,27',
    ];
    expect(taxesOf(...till).map(([, rate, amount]) => [rate, amount])).toEqual([
      [7, 79],
      [19, 27],
    ]);
    expect(taxesOf('Frutas', 'TOTAL   18,74 €', 'Base 4% 18,02   Cuota 0,72')).toMatchObject([
      ['VAT', 4, 72],
    ]);
    expect(taxesOf('Backhaus', 'SUMME EUR   15,85', ...till.slice(2))).toEqual([]);
  });

  it('is read of the only goods’ own line under headings of net, tax and gross', () => {
    const fare = (heading: string) => [
      `Description          ${heading}`,
      'Transport service    24.00     3.12       27.12',
      'Total payable   27.12',
    ];
    expect(taxesOf(...fare('Net       HST 13%    Gross')).map(([, , amount]) => amount)).toEqual([312]);
    expect(taxesOf(...fare('Fare      Tip        Gross'))).toEqual([]);
  });

  it('adds up what goods state beside net and gross, where these make the total', () => {
    const levies = (total: string) =>
      taxesOf(
        'Seabreeze Strata Pty Ltd',
        'Levy                   Amount     GST      Total',
        'Administrative fund    $900.00    $90.00   $990.00',
        'Capital works fund     $222.27    $22.23   $244.50',
        `Amount payable   ${total}`,
      );
    expect(levies('$1,234.50')).toEqual([['GST', 10, 11223]]);
    expect(levies('$1,200.00').map(([, , amount]) => amount)).not.toContain(11223);
  });

  it('is none where its rows do not make the total', () => {
    const lines = ['Laden', 'Summe   99,00', 'MwSt   Netto   Steuer', '19%   10,00   1,90'];
    const { taxes, fields } = read(...lines);
    expect(taxes.every(({ confidence }) => confidence < 0.96)).toBe(true);
    expect(fields.total?.value).toBe(9900);
  });
});
