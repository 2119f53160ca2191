import { describe, expect, it } from 'vitest';
import { vendorCandidates } from '../../../../../../functions/domain/documents/vendor/vendor-cues.ts';
import {
  brandOf,
  cleanName,
  withoutLegalForm,
} from '../../../../../../functions/domain/documents/vendor/vendor-name.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { refusals } from '../../../../../../functions/domain/documents/vendor/vendor-words.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor?.value;
const cuesOf = (name: string, page = wordsOnPage(name)) =>
  vendorCandidates(textLines([page])).find((candidate) => candidate.name === name)?.cues;
const sums = ['Date   17.04.2026', 'Work   500,00', 'Total   500,00 €'];

describe('who issued an everyday document', () => {
  it('may bear its web address as its name, or behind it', () => {
    expect(cuesOf('Parcels.com Market Ltd')?.['contact']).toBe(0);
    expect(cuesOf('Write to help@parcels.com Ltd')?.['contact']).toBe(1);
    expect(cleanName('Kranich, kranich.com')).toBe('Kranich');
    expect(cleanName('Empresa: Talleres Soria S.L.')).toBe('Talleres Soria S.L.');
    expect(cleanName('Kranich Air www.kranich.com')).toBe('Kranich Air');
    expect(cleanName('Kranich, adler.com')).toBe('Kranich, adler.com');
  });

  it.each([
    ['Sie haben eine Zahlung über €37,90 EUR an Hobby Larch gesendet.', 'Hobby Larch'],
    ['Beleg für Ihre Zahlung an Hobby Larch', 'Hobby Larch'],
    ['Receipt for your payment to Larch Type Foundry', 'Larch Type Foundry'],
    ['Vous avez envoyé 37,90 € à Larch Papeterie', 'Larch Papeterie'],
    ['Has enviado un pago de 37,90 EUR a Papeles Larch', 'Papeles Larch'],
    ['Je hebt € 37,90 betaald aan Larch Boeken', 'Larch Boeken'],
  ])('was paid by a program that says so: %s', (said, name) => {
    expect(vendorOf('From: "service@paypal.de" <service@paypal.de>', said, ...sums)).toBe(name);
  });

  it('is in whose name a platform issues, not the platform', () => {
    const head = 'Facture émise par Larch Rides B.V. pour le compte de :   Numéro : LAR-118';
    const rows = ['Belkacem Transport   Date de facture : 27/09/2026', '18 allée Jean Moulin', '93110 Rosny'];
    expect(vendorOf('Facture', head, ...rows, ...sums)).toBe('Belkacem Transport');
  });

  it('stands under a label in two languages', () => {
    const sold = [
      'shopwell.ca   Sold by / Vendu par',
      'Bill to   Larch Lighting Ltd',
      'Ana Petrov   Vaughan ON',
    ];
    expect(vendorOf('shopwell.ca', ...sold, ...sums)).toBe('Larch Lighting Ltd');
  });

  it('is not the label of the customer beside its own', () => {
    const issued = [
      'Issued by   Issued to',
      'Larch Market UC   Birch Candles',
      '66 Great St, Dublin   4 Quay St',
    ];
    expect(vendorOf('Tax invoice', ...issued, ...sums)).toBe('Larch Market UC');
  });

  it('is not the label that stands where the seller does', () => {
    const rows = ['Legal Entity Name:   Larch Foods LLP', 'Restaurant Name:   Biryani Larch'];
    const page = wordsOnPage('larch', 'Tax Invoice on behalf of -', ...rows, ...sums);
    expect(cuesOf('Legal Entity Name', page)?.['seller']).toBe(0);
    expect(vendorOf('zomato', 'Invoice on behalf of:', 'Larch Foods', ...sums)).toBe('Larch Foods');
  });

  it.each(['NOTA DI CREDITO', 'Nota de Crédito', 'Kreditnota', 'RACHUNEK nr 44/2026'])(
    'is not the title of its paper: %s',
    (title) => {
      expect(refusals(title)).toContain('title');
    },
  );

  it.each([
    'Zakład Krawiecki',
    'Salon fryzjerski',
    'Parturi-Kampaamo',
    'Peluquería',
    'Menuiserie',
    'Schneiderei',
  ])('is more than what is sold there: %s', (shop) => {
    expect(cuesOf(shop)?.['generic']).toBe(1);
    expect(cuesOf(`${shop} Halina Larch`)?.['generic']).toBe(0);
  });

  it('is no second part of an address, and not sure by an address alone', () => {
    expect(brandOf('noreply@larchdc.gov.uk')).toBe('Larchdc');
    const mail = ['From: noreply@larchdc.gov.uk', 'Subject: Your payment', 'Dear customer,'];
    const said = 'Thank you for your payment to Larch District Council.';
    const read = readFields([wordsOnPage(...mail, said, ...sums)]).fields.vendor;
    expect(read?.confidence ?? 0).toBeLessThan(SURE_MIN);
    expect(vendorOf('Receipt', said, ...sums)).toBe('Larch District Council');
  });

  it('is the name that an acronym in its picture stands for', () => {
    expect(vendorOf('LTK', 'Faktura', 'Larch Tennisklubb', 'Box 18, 181 21 Larch', ...sums)).toBe(
      'Larch Tennisklubb',
    );
  });

  it.each([
    'Larch Architects PLLC',
    'Larch Research, PBC',
    'Tischlerei Larch e.U.',
    'Larch Bau GesmbH',
    'Larch Paints CC',
    'Larch OG',
  ])('is a company by its legal form: %s', (name) => {
    expect(cuesOf(name)?.['endsWithForm']).toBe(1);
    expect(withoutLegalForm(name)).not.toBe(name);
  });

  it('keeps a legal form of three letters and dots whole', () => {
    expect(withoutLegalForm('Albergo Larice di Rita Bianchi & C. s.a.s.')).toBe(
      'Albergo Larice di Rita Bianchi & C',
    );
  });

  it.each(['PROJECT', 'Client', 'Projekt'])('is not the heading of what the work is for: %s', (heading) => {
    expect(refusals(heading)).not.toEqual([]);
  });

  it('is not the street that its own is named after', () => {
    expect(cuesOf('44 Market Place')).toMatchObject({ trade: 0, address: 1 });
    expect(cuesOf('18 The Old Mill Yard')?.['address']).toBe(1);
    expect(cuesOf('Market Place')?.['address']).toBeUndefined();
    expect(cuesOf('7 Eleven')?.['address']).toBeUndefined();
    expect(cuesOf('Market Place Café')?.['trade']).toBe(1);
    const read = readFields([wordsOnPage('44 Market Place', '01482 555018', ...sums)]).fields.vendor;
    expect(read?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });

  it('is not the program that its mail is sent by', () => {
    expect(cleanName('Larch Tools via Paddle <help@paddle.com>')).toBe('Larch Tools');
    expect(cleanName('Trains via Lyon')).toBe('Trains via Lyon');
  });

  it('has its legal form in the next line, and no number before it', () => {
    const columns = ['Payable to             Invoice #', 'Larch & Fern Design 2026-44', 'LLC'];
    expect(vendorOf('Larch & Fern Design', '118 Broad St, Athens, GA 30601', ...columns, ...sums)).toBe(
      'Larch & Fern Design LLC',
    );
  });

  it('writes copy for others, and is no copy', () => {
    expect(cuesOf('Isla Drummond Copywriting')?.['title']).toBeUndefined();
    expect(cuesOf('Customer copy')?.['title']).toBe(1);
  });

  it.each(['ENERGY STATEMENT', 'Water Bill', 'Monthly Statement'])('is not its title: %s', (title) => {
    expect(cuesOf(title)?.['heading']).toBe(1);
  });

  it('stands behind what says that it provides', () => {
    const foot = 'Service Provider: Larch Cloud EMEA SARL, 38 Avenue Kennedy, L-1855 Luxembourg';
    expect(vendorOf('Invoice', ...sums, '', '', '', '', foot)).toBe('Larch Cloud EMEA SARL');
  });

  it('is the seller beside the label, not what the next row says', () => {
    const order = ['Order   12-09887', 'Seller   vintage_lens_shop', 'Payment method PayPal'];
    expect(vendorOf('eBay', ...order, ...sums)).toBe('vintage_lens_shop');
  });

  it.each(['UNITED STATES', 'Deutschland', 'United Kingdom'])('is no country: %s', (country) => {
    expect(cuesOf(country)?.['address']).toBe(1);
    expect(cuesOf(`${country} Postal Service`)?.['address']).toBeUndefined();
  });

  it('begins the page in large letters, though smaller ones beside them begin a little higher', () => {
    const small = wordsOnPage(
      '',
      '',
      '                     Denver Downtown',
      '                     1400 Welton St',
    );
    const large = wordsOnPage('Garden Inn').words.map((word) => ({
      ...word,
      box: [word.box[0], 0.108, word.box[2], 0.042] as typeof word.box,
    }));
    const words = [...small.words, ...large].map((word) => ({ ...word, confidence: 1 }));
    expect(cuesOf('Garden Inn', { ...small, words })).toMatchObject({ first: 1, low: 0 });
  });

  it.each(['Wiesbaden, 27.05.2026', 'Lyon, le 3 mai 2026'])('is not where it was written: %s', (line) => {
    const doctor = ['Dr. med. Ulrike Hartung   ' + line, 'Bahnhofstr. 20 · 65185 Wiesbaden'];
    expect(vendorOf(...doctor, ...sums)).toBe('Dr. med. Ulrike Hartung');
  });

  it('stands in a form behind the word for a name, in the part of who sells', () => {
    const form = [
      'FATURA-RECIBO N.º 44',
      'TRANSMITENTE DOS BENS OU PRESTADOR DE SERVIÇOS',
      'Nome: Rui Miguel Tavares',
      'NIF: 212 345 678',
      'ADQUIRENTE DOS BENS OU SERVIÇOS',
      'Nome: Editora Maré Alta, Lda',
      'NIF: 508 112 233',
    ];
    expect(vendorOf(...form, ...sums)).toBe('Rui Miguel Tavares');
  });

  it('is printed in full where an address begins with its first word', () => {
    const head = [
      'billing@bluestemks.com',
      'INVOICE   +1 (785) 555-0190',
      'Bluestem Landscaping   bluestemks.com',
    ];
    expect(vendorOf(...head, '4418 Prairie Rd', 'Lawrence, KS 66044', ...sums)).toBe('Bluestem Landscaping');
    expect(vendorOf('info@hotelkrone.de', 'Hotel guests', ...sums)).not.toBe('Hotel guests');
  });

  it('is who a receipt is from, or who welcomes in capitals', () => {
    expect(vendorOf('Receipt from Yarra Yoga Collective', 'hello@yarrayoga.com.au', ...sums)).toBe(
      'Yarra Yoga Collective',
    );
    expect(vendorOf('WELCOME TO SHELL', '57444118822', '2200 W COLORADO AVE', ...sums)).toBe('SHELL');
  });

  it('is no word before “statement”', () => {
    expect(cleanName('Walkout Statement')).toBe('Walkout Statement');
    expect(cleanName('Silverlake Water Statement')).toBe('Silverlake Water');
  });

  it('goes on in the second line where the first says what kind of shop it is', () => {
    const page = wordsOnPage('Ristorante', 'Bella Napoli', 'Inh. Antonio Russo');
    expect(cuesOf('Ristorante Bella Napoli', page)?.['joinsFragment']).toBe(0);
    expect(cuesOf('Bella Napoli Inh. Antonio Russo', page)?.['joinsFragment']).toBe(1);
  });

  it('is no sign together with a company that begins with its legal form', () => {
    const page = wordsOnPage('INTERMARCHE SUPER', 'SAS VANNEDIS', 'Route de Nantes 56000 VANNES');
    expect(cuesOf('INTERMARCHE SUPER SAS VANNEDIS', page)?.['joinsSign']).toBe(1);
    expect(
      vendorOf('INTERMARCHE SUPER', 'SAS VANNEDIS', 'Route de Nantes 56000 VANNES', ...sums),
    ).not.toContain('SUPER SAS');
  });

  it.each([
    ...['POSTED', 'PAID IN FULL', 'Gebucht', 'DATE:', 'Time', '$500 LARCH GIFT CARDS TO WIN'],
    ...['APPROVED 40817B', 'YOUR GUEST NUMBER IS', 'GROCERY'],
  ])('is not %s, however large', (stamp) => {
    const lines = [stamp, 'LARCH ENTERPRISE', '9 Mill Lane', 'Soap   4.00', 'Total   4.00'];
    expect(readFields([wordsOnPage(...lines)]).fields.vendor?.value).toBe('LARCH ENTERPRISE');
  });

  it('is nobody at the till, known by number and first name', () => {
    const lines = ['BIENVENUE CHEZ LARCH BLANC', 'Vendeur: 31877 AMÉLIE', 'Savon   4,00', 'Total   4,00'];
    expect(readFields([wordsOnPage(...lines)]).fields.vendor?.value).toBe('LARCH BLANC');
  });

  it('is never surely a word for the kind of shop', () => {
    const lines = ['WAREHOUSE   #214', '16 Mill Street', 'Soap   4.00', 'Total   4.00'];
    expect(readFields([wordsOnPage(...lines)]).fields.vendor?.confidence ?? 0).toBeLessThan(SURE_MIN);
  });

  it('is no slogan of two sentences', () => {
    expect(cuesOf('Save money. Live better.')?.['slogan']).toBe(1);
    expect(cuesOf('St. James Bakery')?.['slogan']).toBe(0);
  });

  it('heads a till roll, whatever of the table a photograph shows beside it', () => {
    const roll = wordsOnPage(
      'Valmart',
      'Mgr. Darlene',
      '2110 W Walnut St',
      'Rogers, AR 72756',
      ...sums,
      'ABN 12',
    );
    const [left, scale] = [0.3, 0.6];
    const words = roll.words.map((word) => {
      const [x, y, width, height] = word.box;
      return { ...word, box: [left + x * scale, y + 0.1, width * scale, height] as typeof word.box };
    });
    expect(cuesOf('Valmart', { ...roll, words })?.['addressee']).toBe(0);
  });

  it.each(['Coop Gotland ek för', 'Coop Gotland ek. för.', 'Coop Gotland ekonomisk förening'])(
    'may be a cooperative: %s',
    (name) => {
      expect(withoutLegalForm(name)).toBe('Coop Gotland');
    },
  );
});
