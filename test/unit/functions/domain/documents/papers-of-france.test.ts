import { describe, expect, it } from 'vitest';
import { printedAmounts } from '../../../../../functions/domain/documents/amounts/printed-amounts.ts';
import { readDocuments } from '../../../../../functions/domain/documents/read-documents.ts';
import { readFields } from '../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';

/** A page that states its words itself, as PDFs do. */
function printed(...lines: string[]) {
  const page = wordsOnPage(...lines);
  return { ...page, words: page.words.map((word) => ({ ...word, confidence: 1 })) };
}

const contract = [
  'LEVRAUT ASCENSEUR',
  'SIRET: 815 051 974 00021',
  'FACTURE          FA.09.01.25.0700',
  '                 09/01/2025',
  '',
  'Contrat de maintenance Ascenseurs      montant annuel TTC : 9.873,60',
  '',
  'TVA        BASE          T.V.A.       TOTAL',
  '10%        2.407,20      240,72       2.647,92',
  '                                      2.647,92',
  '',
  'Echéance 09/02/25 : 2.647,92          DELAIS DE PAIEMENT',
];

describe('a quarter’s bill of a contract', () => {
  it('is one paper, though white stands above the sum and the day when it is due', () => {
    expect(readDocuments([printed(...contract)]).documents ?? []).toHaveLength(0);
  });

  it('never surely totals what the contract costs in a year', () => {
    const { total } = readFields([printed(...contract)]).fields;
    expect(total?.value === 987_360 && total.confidence >= SURE_MIN).toBe(false);
  });
});

describe('an insurer’s notice of a premium', () => {
  it('is an invoice, also with what was paid for called a receipt’s number', () => {
    const { kind } = readFields([
      printed(
        'CABINET LEVRAUT',
        "AVIS D'ECHEANCE",
        'Marseille, le jeudi 09 janvier 2025',
        'N° de quittance : 2024RDG11664438',
        'Prime HT          19 570,25 EUR',
        'Solde dû :        22 163,40 EUR',
      ),
    ]);
    expect(kind).toBe('invoice');
  });
});

describe('an amount right behind its label’s colon', () => {
  it('is read', () => {
    expect(printedAmounts('MTT_TTC:117,32 NETAPAYER:117,32', 'EUR').map(({ amount }) => amount)).toEqual([
      11_732, 11_732,
    ]);
    expect(printedAmounts('TOTAL:12.50', 'EUR').map(({ amount }) => amount)).toEqual([1250]);
  });

  it('is none behind the colon of a time', () => {
    expect(printedAmounts('12:30.50', 'EUR')).toEqual([]);
  });
});
