import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOnPhoto = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor;

/** The vendor on a page that states its words itself, as PDFs do. */
function vendorOnPrint(...lines: string[]) {
  const page = wordsOnPage(...lines);
  return readFields([{ ...page, words: page.words.map((word) => ({ ...word, confidence: 1 })) }]).fields
    .vendor;
}

describe('who is to be paid, as a sentence says', () => {
  const bill = (sentence: string) =>
    vendorOnPrint(
      'INVOICE   hollowpine.co',
      '',
      'Stonegate Pediatrics',
      '12 Elm St, Dover, NH 03820',
      '',
      'Website care   $900.00',
      'Total   $900.00',
      '',
      '',
      sentence,
    )?.value;

  it('is named before the box to send it to, and before the account', () => {
    expect(bill('Pay by check to Hollow Pine Web Co, PO Box 118, Dover NH 03821.')).toBe(
      'Hollow Pine Web Co',
    );
    expect(bill('Pay to Seabreeze Strata Pty Ltd trust account BSB 082-118 Acc 44182204')).toBe(
      'Seabreeze Strata Pty Ltd',
    );
  });
});

describe('a sign whose second line says two trades', () => {
  it('is one name, and not sure', () => {
    const vendor = vendorOnPrint(
      'R. J. Tully',
      'Plumbing & Heating',
      '8 Quarry Lane, Frome BA11 2QT',
      'Boiler service   £95.00',
      'Total   £95.00',
    );
    expect(vendor?.value).toBe('R. J. Tully Plumbing & Heating');
    expect(vendor?.confidence).toBeLessThan(SURE_MIN);
  });
});

describe('a letter to a family', () => {
  it('is from the club that signs above its treasurer', () => {
    const vendor = vendorOnPrint(
      '',
      'Familie',
      'Rolf und Petra Aebi',
      'Kirchweg 4',
      '3400 Burgdorf',
      '',
      'Mitgliederbeitrag   CHF 120.00',
      'Total   CHF 120.00',
      'Freundliche Grüsse',
      '',
      'Turnverein Lindenau',
      'Beat Sommer, Kassier',
    );
    expect(vendor?.value).toBe('Turnverein Lindenau');
  });
});

describe('two blocks beside each other without labels', () => {
  const paper = (number: string) => [
    'Gemeente Hoogkerk              Tekstbureau Vlinder',
    'Afdeling Communicatie          Marieke de Boer',
    'Kerkstraat 44                  Singel 8',
    '9745 AA Hoogkerk               9711 LM Groningen',
    `                               ${number}`,
    '',
    'Redactie   € 500,00',
    '21% btw   € 105,00',
    'Totaal   € 605,00',
    'Vragen over deze factuur? Schrijf ons gerust, wij antwoorden altijd binnen een werkdag.',
  ];

  it('are told by the law’s numbers under one of them', () => {
    expect(vendorOnPrint(...paper('KvK 44182204'))?.value).toBe('Tekstbureau Vlinder');
    expect(vendorOnPrint(...paper(''))?.value).not.toBe('Tekstbureau Vlinder');
  });
});

describe('a company whose address stands under somebody else’s name and tax number', () => {
  const paper = (...head: string[]) => [
    ...head,
    'Tui Kitchen Limited',
    '88 Devonport Road',
    'Tauranga 3110',
    '',
    'Annual return fee   $43.25',
    'GST   $6.49',
    'Total   $49.74',
    'Keep this for your records; it is your proof that the return was filed and paid in time.',
  ];

  it('is the customer', () => {
    const vendor = vendorOnPrint(...paper('', 'NORTH COMPANIES OFFICE', 'Receipt GST No. 64-118-220', ''));
    expect(vendor?.value).toBe('NORTH COMPANIES OFFICE');
  });

  it('is the issuer where nobody else is named', () => {
    const vendor = vendorOnPrint(...paper('', 'Tax Invoice', 'GST No. 64-118-220', ''));
    expect(vendor?.value).toBe('Tui Kitchen Limited');
  });
});

describe('a name that stands in the foot only', () => {
  const paper = (mail: string) => [
    '',
    'Facture 2026-22',
    '14 avril 2026',
    'Catalogue printemps   650,00 $',
    'Total   650,00 $',
    '',
    '',
    'Noémie Gauthier Traduction',
    `418 555-0118   ${mail}`,
  ];

  it('is the issuer’s where the address below it holds one of its words', () => {
    expect(vendorOnPrint(...paper('noemie@ngtraduction.ca'))?.value).toBe('Noémie Gauthier Traduction');
  });
});

describe('a photographed pad', () => {
  it('names its owner before the telephone number in the same line', () => {
    const vendor = vendorOnPhoto(
      'Gus Pappas Painting (727) 555-0161 Tarpon Springs,FL',
      'Receipt No. 118',
      'Received from Mrs. Odell',
      'Amount $950.00',
    );
    expect(vendor?.value).toBe('Gus Pappas Painting');
  });

  it('names them though white tore the apostrophe off', () => {
    const vendor = vendorOnPhoto("FERRARA 'S", '88 Bloomfield Ave', 'Montclair NJ 07042', 'TOTAL   27.45');
    expect(vendor?.value).toBe("FERRARA'S");
  });
});

describe('an Irish county behind a name', () => {
  it('is no legal form that would make the address part of it', () => {
    const vendor = vendorOnPrint(
      'SNUG HARBOUR HOSTEL',
      '2 nights   €136.00',
      'Total paid   €136.00',
      'Snug Harbour Hostel, Strand St, Dingle, Co. Kerry',
    );
    expect(vendor?.value.toLowerCase()).toBe('snug harbour hostel');
  });
});
