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
});
