import { describe, expect, it } from 'vitest';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { nameCertainty } from '../../../../../../functions/domain/documents/vendor/find-vendor.ts';
import { vendorCandidates } from '../../../../../../functions/domain/documents/vendor/vendor-cues.ts';
import { cleanName, hasLegalForm } from '../../../../../../functions/domain/documents/vendor/vendor-name.ts';
import { refusals } from '../../../../../../functions/domain/documents/vendor/vendor-words.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import type { PageText, PageWord } from '../../../../../../shared/model/document.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor?.value;
const cuesOf = (name: string, page: PageText) =>
  vendorCandidates(textLines([page])).findLast((candidate) => candidate.name.startsWith(name))?.cues;
const sums = ['Date   17.04.2026', 'Work   500,00', 'Total   500,00 €'];

describe('who issued a document', () => {
  it.each([
    'Seller: Kiln & Clay Studio, 8 Potters Way, Stoke ST4 1AA',
    'Sold by   Kiln & Clay Studio',
    'Sold by: Kiln & Clay Studio (seller profile)',
    'Verkauft von Kiln & Clay Studio',
  ])('is the seller that a marketplace names: %s', (line) => {
    expect(vendorOf('bazaarly.market', 'Order 77120', line, ...sums)).toBe('Kiln & Clay Studio');
  });

  it('is the marketplace where it sells itself', () => {
    expect(vendorOf('Bazaarly', 'www.bazaarly.example', 'Sold by Bazaarly EU Ltd', ...sums)).toMatch(
      /^Bazaarly/,
    );
  });

  it.each([
    'ORDER RECEIPT',
    'DUPLIKAT',
    'QUOTATION',
    'RECU',
    'Kvittering',
    'NOUS CONTACTER',
    'ZUGFeRD-Version 2.0',
    'Booking Confirmation',
    'Reservation summary',
    'Payment method',
    'Details',
    'FACTUUR',
    'QUITTANCE DE LOYER',
  ])('is no title or heading: %s', (title) => {
    expect(vendorOf(title, 'Rewe Muster oHG', ...sums)).toBe('Rewe Muster oHG');
  });

  it('is the seller, not the market at the head that carries the sale', () => {
    const market = ['Craftly, Inc.', '117 Adams Street', 'Brooklyn, NY 11201', 'Order   #2231881'];
    expect(vendorOf(...market, 'Seller   Tea Leaf Traders', ...sums)).toBe('Tea Leaf Traders');
    const page = wordsOnPage(...market, 'Seller   Tea Leaf Traders');
    expect(cuesOf('Craftly, Inc', page)).toMatchObject({ carrier: 1 });
    expect(cuesOf('Tea Leaf Traders', page)).not.toHaveProperty('carrier');
  });

  it('is named whole where its name goes on behind a legal form, and is no legal form alone', () => {
    expect(vendorOf('Invoice', 'FROM: Company ABC   TO: John Doe', '111 Main Street', ...sums)).toBe(
      'Company ABC',
    );
    expect(vendorOf('AEON CO. (M) BHD (126926-H)', '3RD FLOOR', ...sums)).toBe('AEON CO. (M) BHD');
  });

  it('is who was paid by a payment’s program, whose own address is like its name', () => {
    const mail = ['PayPal', 'September 3, 2026', 'Hello, Priya Nair'];
    const paid = ['You paid $84.00 USD to Sparrow Type Foundry', 'Payment sent to sales@sparrowtype.com'];
    expect(vendorOf(...mail, ...paid, 'Total   $84.00 USD', '© 2026 PayPal')).toBe('Sparrow Type Foundry');
  });

  it('is no person whom a letter addresses, though a shop may be called like one', () => {
    const page = wordsOnPage('M. Hugo Lambert', 'Ms Orla Keane', 'Mr Sushi', ...sums);
    expect(cuesOf('M. Hugo Lambert', page)).toMatchObject({ addressed: 1 });
    expect(cuesOf('Ms Orla Keane', page)).toMatchObject({ addressed: 1 });
    expect(cuesOf('Mr Sushi', page)).toMatchObject({ addressed: 0 });
  });

  it('begins the line in the foot without a legal form too, and before its company’s capital', () => {
    const hotel =
      'The Claddagh Quay Hotel, Father Griffin Road, Galway · Tel +353 91 555 018 · VAT IE9812345K';
    expect(cuesOf('The Claddagh Quay Hotel', wordsOnPage('Room 212', ...sums, '', hotel))).toMatchObject({
      aboveLegal: 1,
    });
    const company = 'LIBREONDE SAS au capital de 3 441 812 € - RCS PARIS 421 938 861';
    expect(cuesOf('LIBREONDE SAS', wordsOnPage('Facture', ...sums, '', company))).toMatchObject({
      priced: 0,
    });
  });

  it('is one of two names where a sign’s word begins a word of the company below', () => {
    const slip = ['Café Valvet', 'Valvet Krog AB', 'Österlånggatan 9', '111 31 Stockholm', ...sums];
    expect(cuesOf('Café Valvet Valvet', wordsOnPage(...slip))).toMatchObject({ joinsRepeat: 1 });
  });

  it('is not the person whose account is charged', () => {
    const bill = ['Énergie Claire', 'www.energie-claire.fr', 'Facture du 11/12/2022', ...sums];
    const holder = (name: string) => cuesOf(name, wordsOnPage(...bill, `Titulaire du compte : ${name}`));
    expect(holder('MME OU MR GUERIN JEROME')).toMatchObject({ holder: 0 });
    expect(holder('Énergie Claire SARL')).toMatchObject({ holder: 1 });
  });

  it('begins the line in the foot where the law’s numbers stand, when the head has but a picture', () => {
    const head = ['INVOICE', 'Invoice to:', 'Greenway Nurseries', 'Hill Farm', 'Ludlow', 'SY8 2AA'];
    const contact = 'Tel 01584 555 019 · sales@hortisupplies.co.uk · www.hortisupplies.co.uk';
    const legal =
      'Horti Supplies (Midlands) Ltd · Registered in England 05512288 · VAT Reg GB 884 1122 03 · Unit 5 Teme Park';
    const registered =
      'Horti Supplies Corporation, 111 Richmond St W, Toronto ON M5H 2G4. GST/HST: 847112233RT0001.';
    expect(vendorOf(...head, ...sums, '', contact, legal)).toBe('Horti Supplies (Midlands) Ltd');
    expect(vendorOf(...head, ...sums, '', contact, registered)).toBe('Horti Supplies Corporation');
  });

  it('is found in its mail and web addresses where nothing else names it, never in the customer’s', () => {
    const paper = ['Payment receipt', 'Order ID   ord_88213', 'Amount   500,00', 'Payment method   Visa'];
    const help = 'Questions? Contact us at help@brightmindcourses.com or visit brightmindcourses.com/help.';
    expect(vendorOf(...paper, 'Billed to   jo@fieldnotes.studio', help)).toBe('Brightmindcourses');
    expect(vendorOf(...paper, 'Pay with paypal.com or write to someone@gmail.com')).not.toMatch(
      /paypal|gmail/i,
    );
    expect(vendorOf('Kettle & Loom', ...paper, 'Write to care@kettleandloom.ca')).toBe('Kettle & Loom');
  });

  it('stands at the head of a till roll, which has no address window', () => {
    const page = wordsOnPage(
      'dm-drogerie markt',
      'Bilker Allee 43',
      '40219 Düsseldorf',
      '',
      '',
      ...sums,
      '',
      '',
      'Steuer-Nr. 35039/20203',
    );
    const roll = {
      ...page,
      words: page.words.map(({ box: [x, y, width, height], ...word }): PageWord => ({
        ...word,
        box: [1.5 * x, y + 0.05, 1.5 * width, height],
      })),
    };
    expect(cuesOf('dm-drogerie markt', roll)).toMatchObject({ addressee: 0 });
  });

  it('is thanked for without the word before the name', () => {
    expect(vendorOf('RECEIPT', ...sums, 'THANK YOU FOR SHOPPING AT PIPIT BOOKS')).toBe('PIPIT BOOKS');
    expect(vendorOf('RECEIPT', ...sums, 'Thank you for dining With Pipit Books')).toBe('Pipit Books');
  });

  it.each(['Thank you for shopping at', 'Merci de votre visite chez', 'Tack för besöket hos'])(
    'is in whose name a slip ends: %s',
    (thanks) => {
      expect(vendorOf('RECEIPT', ...sums, thanks, 'Pipit Books')).toBe('Pipit Books');
    },
  );

  it('is rather the other where one of two names is the organisation’s own', () => {
    const page = wordsOnPage(
      'Telvia',
      '300 Front St W, Toronto ON M5V 0E9',
      'Studio Maple Inc.',
      '5 King St E, Toronto ON M5C 1B5',
      ...sums,
    );
    const read = (names: string[]) => readFields([page], { names }).fields.vendor;
    expect(read(['Studio Maple'])?.value).toBe('Telvia');
    expect(read(['Studio Maple'])?.confidence).toBeGreaterThan(read([])?.confidence ?? 1);
    expect(vendorOf('Studio Maple Inc.', '5 King St E, Toronto ON M5C 1B5', ...sums)).toBe(
      'Studio Maple Inc.',
    );
  });

  it('bears no number of its shop or its register', () => {
    expect(vendorOf('PUMP & GO #114', '2200 HWY 6, RENO NV 89501', ...sums)).toBe('PUMP & GO');
    expect(vendorOf('Combustibles Lomas S.L. B29445566', 'Ctra. A-7 km 182, 29600 Marbella', ...sums)).toBe(
      'Combustibles Lomas S.L.',
    );
  });

  it('is named once where the line below says it in full', () => {
    const slip = ['Netto', 'Netto Marken-Discount', 'Hauptstr. 90, 01097 Dresden', ...sums];
    expect(vendorOf(...slip)).not.toMatch(/Netto Netto/);
    const chemist = ['ROSSMANN', 'Dirk Rossmann GmbH', 'Marktstr. 5, 37073 Göttingen', ...sums];
    expect(vendorOf(...chemist)).not.toMatch(/ROSSMANN Dirk/);
  });

  it.each(['To:', 'An', 'Till', 'Facturé à', 'Aan', 'Cliente'])('is not who stands under “%s”', (heading) => {
    const foot = [
      '',
      '',
      'Krüger Elektrotechnik GmbH',
      'Lindenallee 3',
      '50667 Köln',
      'USt-IdNr. DE223344556',
    ];
    expect(vendorOf('RECHNUNG', heading, 'Sommer GmbH', 'Domstr. 12', '50668 Köln', ...sums, ...foot)).toBe(
      'Krüger Elektrotechnik GmbH',
    );
  });

  it('is who stands in the line above an address window', () => {
    const window = [
      'Malerei Krause · Hauptstr. 5 · 04109 Leipzig',
      'Firma',
      'Blumen Winter GmbH',
      'Ring 9',
      '04103 Leipzig',
    ];
    expect(vendorOf(...window, 'Rechnung 12', ...sums)).toBe('Malerei Krause');
  });

  it('is not who is named behind a label of customers', () => {
    expect(vendorOf('Ana Prado', 'Factura', 'Facturar a: Editorial Mar S.L.', ...sums)).toBe('Ana Prado');
  });

  it('is the full name of what the sign says', () => {
    const foot = ['Cumulus Cloud EMEA Limited', '70 Quay Road', 'VAT number: IE1234567FA'];
    expect(vendorOf('Cumulus', 'Invoice', ...foot, ...sums)).toBe('Cumulus Cloud EMEA Limited');
  });

  it('is written together where its letters are printed apart', () => {
    expect(vendorOf('P E N N Y - M A R K T GmbH', 'Bilker Allee 30', ...sums)).toBe('PENNY-MARKT GmbH');
  });

  it('is no line of goods', () => {
    expect(vendorOf('Trip fare   18.20', 'Booking fee   2.30', 'Rides Ltd', 'Total   20.50')).toBe(
      'Rides Ltd',
    );
  });
});

describe('who is named in the foot alone', () => {
  const letter = ['INVOICE', 'BILL TO', 'Ashdown Yoga LLC', '118 Granby St', 'Norfolk, VA 23510', ...sums];

  it('is the issuer where the line goes on with where and how to reach it', () => {
    const foot =
      'Tidewater Electric LLC · Lic. 2705118822 · 44 W Ocean View Ave, Norfolk VA · (757) 555-0118';
    expect(vendorOf(...letter, '', foot)).toBe('Tidewater Electric LLC');
  });
});

describe('who is addressed on a paper whose issuer is but a picture', () => {
  const bill = [
    'Rate Bill',
    'Larchshire Council',
    'Issued   06/03/2026',
    'Keller Studio Ltd',
    '9 Wyle Cop',
    'Shrewsbury SY1 1XB',
  ];
  /** The page as it states its words itself, but for those of its logo. */
  const printed = (logo: string) => {
    const page = wordsOnPage(...bill, `Instalments ${'of 118.50 '.repeat(6)}`, 'Amount payable   £1,185.00');
    const inLogo = logo.split(' ');
    return {
      ...page,
      words: page.words.map((word) => ({ ...word, confidence: inLogo.includes(word.text) ? 0.99 : 1 })),
    };
  };

  const addresseeOf = (page: PageText) =>
    vendorCandidates(textLines([page])).find(({ name }) => name === 'Keller Studio Ltd')?.cues['addressee'];

  it('is the addressee beside another’s logo', () => {
    expect(addresseeOf(printed('Larchshire Council'))).toBe(1);
    expect(addresseeOf(printed('Keller Studio'))).toBe(0);
    expect(addresseeOf(printed(''))).toBe(0);
  });

  it.each(['De heer S. Keller', 'Mevrouw A. de Boer', 'Mw. S. de Boer'])('is a person: %s', (name) => {
    expect(cuesOf(name, wordsOnPage(name, ...sums))).toMatchObject({ addressed: 1 });
  });
});

describe('a sign of two words, one in each line', () => {
  const till = ['118 Laurier Ave', '2026-03-14', 'Total   16.35'];
  const surenessOf = (...sign: string[]) =>
    readFields([wordsOnPage(...sign, ...till)]).fields.vendor?.confidence ?? 1;

  it('is not sure by one of them', () => {
    expect(surenessOf('FERNDALE', 'LAURIER')).toBeLessThan(SURE_MIN);
    expect(surenessOf('FERNDALE')).toBeGreaterThanOrEqual(SURE_MIN);
  });
});

describe('a name beside codes that look like parts of it', () => {
  it('ends before a Dutch postal code, whose letters are no legal form', () => {
    const page = wordsOnPage(
      'From: Papierwaren Vink <shop@vink.example>',
      'Totaal   46,35',
      'Papierwaren Vink, Oudegracht 18, 3511 AB Utrecht, KvK 44188229',
    );
    expect(readFields([page]).fields.vendor?.value).toBe('Papierwaren Vink');
    expect(hasLegalForm('3511 AB Utrecht')).toBe(false);
    expect(hasLegalForm('Expo 2000 AG')).toBe(true);
  });

  it.each([
    ['SARL Toitures Larch au capital de 8 000 € – 4 rue des Artisans', 'SARL Toitures Larch'],
    ['Larch Energia S.p.A. capitale sociale € 1.000.000', 'Larch Energia S.p.A.'],
    ['SASU au capital de 1 000 €', 'SASU au capital de 1 000'],
    ['Société anonyme au capital de 8 000 €', 'Société anonyme au capital de 8 000'],
  ])('ends before its capital: %s', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  it('has a zero where a letter was read behind a figure', () => {
    expect(vendorOf('MITRE 1O MEGA', '99 Quarantine Rd, Stoke', ...sums)).toBe('MITRE 10 MEGA');
  });

  it.each(['PAY ADVICE', 'PAY STUB', 'LOONSTROOK', 'LØNNSSLIPP', 'BUSTA PAGA'])(
    'is no payslip’s title: %s',
    (title) => {
      expect(vendorOf(title, 'Larch Joinery Pty Ltd ABN 44 118 822 904', 'Net pay   500,00')).toBe(
        'Larch Joinery Pty Ltd',
      );
    },
  );
});

describe('a name that goes on with more than a name', () => {
  const surenessOf = (name: string) =>
    nameCertainty({
      name,
      text: name,
      page: 1,
      box: [0, 0, 1, 1],
      legibility: 1,
      weakest: 1,
      cues: { form: 1, domain: 1 },
    });

  it.each([
    'Papierwaren Vink, Oudegracht 18',
    'Larch 44 Market 18 Ltd',
    'All that you ever need for your home and garden Ltd',
  ])('is not sure: %s', (name) => {
    expect(surenessOf(name)).toBeLessThan(SURE_MIN);
  });

  it.each(['Studio 54 Ltd', 'Larch, Fern & Sons Ltd', '1&1 Telecom GmbH'])('may be sure: %s', (name) => {
    expect(surenessOf(name)).toBe(1);
  });
});

describe('two names beside each other at the head', () => {
  const rows = [
    'Note 2026/118',
    '15/09/2026',
    `Prestations ${'comptables '.repeat(5)}  500,00`,
    'Total à payer   605,00 €',
  ];
  const gap = ' '.repeat(20);
  const head = (...lines: [string, string][]) => lines.map(([own, other]) => own.padEnd(24) + gap + other);

  it('are told apart by the number under the issuer’s', () => {
    const lines = head(
      ['Fiduciaire Larch SRL', 'Brasserie Fern SRL'],
      ['Avenue Louise 118', 'Place de la Patrie 26'],
      ['1050 Bruxelles', '1030 Schaerbeek'],
      ['TVA BE 0441.188.229', ''],
    );
    expect(vendorOf(...lines, ...rows)).toBe('Fiduciaire Larch SRL');
  });

  it('are none where one is the floor of an address', () => {
    const lines = head(['Harvey & Lowe', 'Level 4, 18 Collins St'], ['LAWYERS', 'Hobart TAS 7000']);
    expect(refusals('Level 4')).toContain('address');
    expect(cuesOf('Harvey & Lowe', wordsOnPage(...lines, ...rows))).toMatchObject({ priced: 0 });
  });
});

describe('who is to be paid', () => {
  it('is named up to the end of the sentence', () => {
    const pay = 'Make check payable to Larchmedica. Mail to: PO Box 1188, Duluth MN 55440';
    expect(vendorOf('Premium Invoice', 'Member 118822', 'SAM KELLER', ...sums, pay)).toBe('Larchmedica');
  });
});

describe('what is no name', () => {
  it('is a letter that recognition made of a mark', () => {
    const foot = ['ASIA WOK PALAST', 'Ulmer Str. 18, 76133 Karlsruhe'];
    expect(vendorOf('R   *   RECHNUNG * *', 'Nr. 118   18.09.2026', ...sums, ...foot)).toBe(
      'ASIA WOK PALAST',
    );
  });

  it('is the word before a title', () => {
    expect(vendorOf('Premium Invoice', 'LARCH HEALTH', ...sums)).toBe('LARCH HEALTH');
  });
});

describe('who writes a mail', () => {
  it.each([
    ['Booking.com <noreply@booking.com>', 'Booking.com'],
    ['DHL Online Frankierung <noreply@dhl.de>', 'DHL'],
    ['Larch Fern Studio <noreply@larch.example>', 'Larch Fern Studio'],
    ['Delta Air Lines <receipts@t.delta.com>', 'Delta Air Lines'],
    ['PayPal.com <service@paypal.com>', 'PayPal'],
    ['Larch Tickets <tickets@larch.example>', 'Larch'],
    ['Larch for Business <ads@larch.example>', 'Larch'],
  ])('is named without what of a house writes: %s', (from, name) => {
    expect(vendorOf(`From: ${from}`, 'Subject: Your order', ...sums)).toBe(name);
  });
});
