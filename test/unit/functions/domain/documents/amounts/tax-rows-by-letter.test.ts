import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const taxesOf = (...lines: string[]) =>
  readFields([wordsOnPage('LARCH MERCADO', ...lines)]).taxes.map(({ kind, rate, amount }) => [
    kind,
    rate,
    amount,
  ]);

describe('taxes of a till', () => {
  it('are those of every letter, though several are of one rate', () => {
    expect(
      taxesOf(
        'TOTAL A PAGAR   31,44',
        '%IVA   Liq   IVA   Total',
        'A 6%   6,82   0,41   7,23',
        'B 6%   7,54   0,45   7,99',
        'C 23%   13,19   3,03   16,22',
      ),
    ).toEqual([
      ['VAT', 6, 41],
      ['VAT', 6, 45],
      ['VAT', 23, 303],
    ]);
  });

  it('are known where the blank behind "dont" was lost', () => {
    expect(taxesOf('MONTANT TTC   36,90 EUR', 'DONTTVA20%   6,15EUR')).toEqual([['VAT', 20, 615]]);
  });

  it('are no levies among the goods of a bill before tax', () => {
    const bill = ['Abonnement   162,65', 'Taxes et contributions   18,60', 'Total hors TVA   181,25'];
    expect(taxesOf(...bill, 'TVA à 5,50 %   2,32', 'TVA à 20,00 %   30,79', 'Total TTC   214,36')).toEqual([
      ['VAT', 5.5, 232],
      ['VAT', 20, 3079],
    ]);
  });

  it('are known in rows that no heading calls so, where they make the total', () => {
    const rows = ['A7,0%   7,24   0,51   7,75', 'B 19,0%   3,03   0,57   3,60'];
    const head = 'Steuernr. 37/188/22447';
    expect(taxesOf(head, 'SUMME   11,35', 'EC-Cash   11,35', ...rows)).toEqual([
      ['VAT', 7, 51],
      ['VAT', 19, 57],
    ]);
    expect(taxesOf(head, 'SUMME   15,35', 'EC-Cash   15,35', ...rows)).toEqual([]);
  });

  it('are those of the one taxed part of the goods, to be checked', () => {
    const till = [wordsOnPage('LARCH GARDENS', 'TOTAL   £54.45', 'VATA20%   34.98   6.99')];
    expect(readFields(till).taxes).toMatchObject([{ kind: 'VAT', rate: 20, amount: 699, confidence: 0.75 }]);
  });

  it('are said to be within the total', () => {
    expect(taxesOf('TOTAL   $112.20', 'EFTPOS   $112.20', 'Total GST included   $10.20')).toEqual([
      ['GST', null, 1020],
    ]);
  });
});

describe('a total by other names', () => {
  const totalOf = (...lines: string[]) =>
    readFields([wordsOnPage('LARCH DINER', ...lines)]).fields.total?.value;

  it('is the net amount that the taxes below the first one make', () => {
    const bill = ['Total   480.00', 'CGST 2.5%   12.00', 'SGST 2.5%   12.00'];
    expect(totalOf(...bill, 'Net Amount   504.00')).toBe(50_400);
  });

  it('is what Mexico’s customers pay once they keep back two taxes', () => {
    const bill = ['Subtotal   $10,000.00', 'IVA 16%   $1,600.00', 'Ret. ISR 10%   -$1,000.00'];
    expect(totalOf(...bill, 'Ret. IVA 10.6667%   -$1,066.66', 'Total   $9,533.34')).toBe(953_334);
  });
});
