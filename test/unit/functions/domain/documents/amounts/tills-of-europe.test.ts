import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

function read(...lines: string[]) {
  const { fields, taxes } = readFields([wordsOnPage(...lines)]);
  return {
    total: fields.total?.value,
    confidence: fields.total?.confidence ?? 0,
    currency: fields.currency?.value,
    taxes: taxes.map(({ kind, rate, amount }) => [kind, rate, amount]),
  };
}

describe('a total that is told twice', () => {
  it('is to be checked where it is stated in two currencies, and either may be the paper’s', () => {
    const { confidence } = read(
      ...['Oak Hotel AG', 'Bahnhofstrasse 1, 8001 Zürich', 'Rechnung 4471', 'Datum   12.03.2026'],
      ...['Total   CHF 108.10', 'Total   EUR 113.00'],
    );
    expect(confidence).toBeLessThan(SURE_MIN);
  });

  it('is the one in the paper’s currency, and not what it is converted to', () => {
    const { total, currency } = read(
      'ARVENKIOSK',
      'Pain   1.95',
      'SOMME CHF   30.60',
      'Total en EUR   32.80',
      'Visa Debit CHF   30.60',
    );
    expect([total, currency]).toEqual([3060, 'CHF']);
  });

  it('is what was paid in whole crowns, to be checked, where the table of taxes says a little more', () => {
    const { total, confidence } = read(
      'FURUBUTIKKEN',
      'Org.nr 979 443 137 MVA',
      'Sum 3 varer   22,00',
      'Mva%   Grunnlag   Mva   Sum',
      'Sum   17,83   4,47   22,30',
    );
    expect(total).toBe(2200);
    expect(confidence).toBeLessThan(SURE_MIN);
  });
});

describe('an amount', () => {
  it('is read behind dots that lead to it', () => {
    const { total, taxes } = read(
      'PINEDES',
      'Date .07/09/26 .BOURG',
      'PRIX HT.......5,67 euros TVA 20,00%....1,13 euros',
      'PRIX TTC......6,80 euros',
      'Paiement....6,80 E ..CB',
    );
    expect(total).toBe(680);
    expect(taxes).toEqual([['VAT', 20, 113]]);
  });

  it('is read without the zero before its comma', () => {
    const { total, taxes } = read(
      'PINAR',
      'FACTURA SIMPLIFICADA',
      'CEPILLO DIENTES   1,93 A',
      'PAN   1,75 B',
      'TOTAL   3,68',
      'Imp.     %       Base    Cuota',
      'A IVA    21,00   1,60    ,33',
      'B IVA    10,00   1,59    ,16',
    );
    expect(total).toBe(368);
    expect(taxes).toEqual([
      ['VAT', 21, 33],
      ['VAT', 10, 16],
    ]);
  });
});

describe('a table of taxes', () => {
  it('is Spain’s by its headings alone', () => {
    const { taxes, currency } = read(
      'PINAR EXPRESS',
      '3 ART. TOTAL A PAGAR :   3,83',
      'TIPO      BASE     CUOTA',
      '4,00%     1,35     0,05',
      '10,00%    1,43     0,14',
      '21,00%    0,71     0,15',
    );
    expect(taxes).toEqual([
      ['VAT', 4, 5],
      ['VAT', 10, 14],
      ['VAT', 21, 15],
    ]);
    expect(currency).toBe('EUR');
  });

  it('is Poland’s, whose lines of sales state what is taxed and no tax', () => {
    const { taxes, total } = read(
      'SOSNA Polska Sp. z o. o.',
      'NIP 123-45-67-890',
      'Sprzed. opod. PTU A   17,24',
      'Kwota A 23,00%   3,22',
      'Sprzed. opod. PTU C   43,85',
      'Kwota C 05,00%   2,09',
      'Podatek PTU   5,31',
      'SUMA PLN   61,09',
    );
    expect(total).toBe(6109);
    expect(taxes).toEqual([
      ['VAT', 23, 322],
      ['VAT', 5, 209],
    ]);
  });
});

describe('an Italian slip', () => {
  it('is in euros by the words that the law asks for', () => {
    expect(
      read('LARICI', 'FOCACCIA   13,00', 'TOTALE COMPLESSIVO   13,00', 'di cui IVA   1,18').currency,
    ).toBe('EUR');
  });
});
