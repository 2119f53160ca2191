import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

/** The vendor on a page that states its words itself, as PDFs do. */
function vendorOnPrint(...lines: string[]) {
  const page = wordsOnPage(...lines);
  return readFields([{ ...page, words: page.words.map((word) => ({ ...word, confidence: 1 })) }]).fields
    .vendor;
}

const sums = ['', 'Lektorat   450,00', '20 % USt   90,00', 'Gesamtbetrag   € 540,00', ''];

describe('a name under which somebody’s attention is asked for', () => {
  const letter = (...under: string[]) => [
    'Gartenwerk Landbau KG                   Mag. Ines Hofer',
    ...under,
    '2230 Gänserndorf                        1070 Wien',
    ...sums,
    'Ines Hofer',
  ];

  it('is the customer’s, though it is the company on the page', () => {
    const lines = letter('z. H. Buchhaltung                       Neubaugasse 51/12');
    expect(vendorOnPrint(...lines)?.value).toBe('Mag. Ines Hofer');
  });

  it('may be the issuer’s where nobody’s attention is asked for', () => {
    const lines = letter('Bahnstraße 44                           Neubaugasse 51/12');
    expect(vendorOnPrint(...lines)?.value).toBe('Gartenwerk Landbau KG');
  });
});

describe('a letter that names its writer only where it is signed', () => {
  const letter = (...signature: string[]) => [
    '',
    'Mr & Mrs D Ellery',
    'Fern Bank',
    'Thornbury BS35 1AA',
    '',
    '1 April 2026',
    'Family membership   £260.00',
    'Total   £260.00',
    'Yours sincerely,',
    '',
    ...signature,
  ];

  it('is from the house below the person and their role, and not from the addressee’s', () => {
    const vendor = vendorOnPrint(...letter('Marion Peake', 'Hon. Treasurer', 'Thornbury Lawn Tennis Club'));
    expect(vendor?.value).toBe('Thornbury Lawn Tennis Club');
  });

  it('is from nobody for sure where a person signs alone', () => {
    expect(vendorOnPrint(...letter('Marion Peake'))?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });
});

describe('a company at the head whose foot is another company’s', () => {
  const paper = (foot: string) => [
    'Café Kranen I/S                     FAKTURA',
    'Havnegade 40                        Fakturanr. 20418',
    '5000 Odense C                       Dato 15.06.2026',
    '',
    'El-installation   2.750,00',
    'Moms 25%   687,50',
    'Total DKK   3.437,50',
    '',
    '',
    foot,
  ];

  it('is its customer', () => {
    const foot =
      'Havnens Elektriker ApS · Finlandgade 7 · 5000 Odense C · CVR-nr. 41882204 · post@havnensel.dk';
    expect(vendorOnPrint(...paper(foot))?.value).toBe('Havnens Elektriker ApS');
  });

  it('is its issuer where both share their name', () => {
    const foot = 'Kranen Drift ApS · Havnegade 40 · 5000 Odense C · CVR-nr. 41882204';
    expect(vendorOnPrint(...paper(foot))?.value).not.toBe('Kranen Drift ApS');
  });
});

describe('who a payment is to be remitted to', () => {
  it('issued the bill, though it stands low with its address behind it', () => {
    const vendor = vendorOnPrint(
      'Invoice date 09/02/2026',
      '',
      'LEON KRAUSE',
      '77 BRIAR CT',
      'SALINA KS 67401',
      '',
      ...Array.from({ length: 8 }, (_, row) => `08/1${row}/2026   Mainline East   $1.00`),
      'Total amount due   $8.00',
      '',
      'Remit to: Prairie Tollway Authority, PO Box 780, Wichita KS 67201',
    );
    expect(vendor?.value).toBe('Prairie Tollway Authority');
  });
});

describe('a title of a paper', () => {
  it('names nobody, whatever the money was for', () => {
    const vendor = vendorOnPrint(
      'RENT RECEIPT',
      'Date: October 1, 2026',
      'Received from: Anika Rao',
      'The sum of: $2,240.00',
      'Received by: Cedarbrook Homes Ltd.',
    );
    expect(vendor?.value).toBe('Cedarbrook Homes Ltd.');
  });
});

describe('a label in two languages', () => {
  it('leads to the seller whose name follows', () => {
    const vendor = vendorOnPrint(
      'marketly.ca',
      'Invoice date / Date de facturation   21 July 2026',
      'Sold by / Vendu par   Northlight Paper Inc.',
      'Subtotal / Sous-total   $65.00',
      'HST 13%   $8.45',
      'Invoice total   $73.45',
    );
    expect(vendor?.value).toBe('Northlight Paper Inc.');
  });
});

describe('a photographed name', () => {
  const confidenceOf = (weakest: number, ...more: string[]) => {
    const page = wordsOnPage('SALON SIMENE', '12 Bell Street, Ludlow', ...more, 'Total   98.00');
    const words = page.words.map((word) =>
      word.text === 'SIMENE' ? { ...word, confidence: weakest } : word,
    );
    return readFields([{ ...page, words }]).fields.vendor?.confidence ?? 0;
  };

  it('is not sure where one of its words was hardly read', () => {
    expect(confidenceOf(0.97)).toBeGreaterThanOrEqual(SURE_MIN);
    expect(confidenceOf(0.8)).toBeLessThan(SURE_MIN);
  });

  it('is sure all the same where the paper spells it again', () => {
    expect(confidenceOf(0.8, 'www.salonsimene.co.uk')).toBeGreaterThanOrEqual(SURE_MIN);
  });
});

describe('the company that runs a car park', () => {
  it('is not part of the sign above it', () => {
    const vendor = vendorOnPrint(
      'Parkhaus am Dom',
      'APZ Betriebe GmbH',
      'Domgasse 4, 55116 Mainz',
      'Parkgebühr   12,50 EUR',
    );
    expect(['Parkhaus am Dom', 'APZ Betriebe GmbH']).toContain(vendor?.value);
  });
});

describe('a customer’s address at the head whose foot has the web address of another', () => {
  const letter = (town: string, ...numbers: string[]) => [
    'Beira Holding Lda',
    'Rua das Flores 45',
    town,
    '',
    '',
    'Fatura 2026/41',
    ...numbers,
    'Consultoria                                                100,00',
    'IVA 23 %                                                    23,00',
    'Total                                                      123,00 €',
    '',
    '',
    'Carvalho Consultores',
    'Rua do Carmo 70',
    '1200-094 Lisboa',
    'office@carvalhoconsultores.pt',
  ];

  it.each(['3000-123 Coimbra', '00-950 Warszawa', '114 55 Stockholm'])('knows the town: %s', (town) => {
    expect(vendorOnPrint(...letter(town))?.value).toBe('Carvalho Consultores');
  });

  it.each(['Cliente n.º 92121', 'Customer ID: 92121', 'Klantnummer: 92121'])(
    'takes their number for no heading of another customer: %s',
    (number) => {
      expect(vendorOnPrint(...letter('3000-123 Coimbra', number))?.value).toBe('Carvalho Consultores');
    },
  );
});
