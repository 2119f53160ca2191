import { describe, expect, it } from 'vitest';
import { spellsOut } from '../../../../../../functions/domain/documents/vendor/vendor-acronym.ts';
import { vendorCandidates } from '../../../../../../functions/domain/documents/vendor/vendor-cues.ts';
import { withoutLegalForm } from '../../../../../../functions/domain/documents/vendor/vendor-name.ts';
import { correctSpelling } from '../../../../../../functions/domain/documents/vendor/vendor-spelling.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import type { PageText } from '../../../../../../shared/model/document.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const readVendor = (page: PageText) => readFields([page]).fields.vendor;
const vendorOf = (...lines: string[]) => readVendor(wordsOnPage(...lines))?.value;
const candidatesOf = (...lines: string[]) => vendorCandidates(textLines([wordsOnPage(...lines)]));
const cuesOf = (name: string, ...lines: string[]) =>
  candidatesOf(...lines).find((candidate) => candidate.name === name)?.cues;
const sums = ['Date   17.04.2026', 'Work   500,00', 'Total   500,00 €'];

/** The page with the words of one text as if they had been read less surely. */
function blurred(page: PageText, text: string, confidence: number): PageText {
  const words = text.split(' ');
  return {
    ...page,
    words: page.words.map((word) => (words.includes(word.text) ? { ...word, confidence } : word)),
  };
}

describe('a name as recognition spells it', () => {
  it.each([
    ['N0RDHAVN B00KS', 'NORDHAVN BOOKS'],
    ["0'RIORDAN'S BAR", "O'RIORDAN'S BAR"],
    ['STUDI0 NORD', 'STUDIO NORD'],
    ['lrene Molina', 'Irene Molina'],
    ['Villa lngrid', 'Villa Ingrid'],
    ['Chez l’artiste', 'Chez l’artiste'],
    ['Bar la Luna ltd', 'Bar la Luna ltd'],
    ["Mario' s Pizza", "Mario's Pizza"],
    ['Studio 50', 'Studio 50'],
    ['KELLER-MARKT摄 GmbH', 'KELLER-MARKT GmbH'],
    ['Old Mill Deficatessen', 'Old Mill Delicatessen'],
    ['RESTAURANG NORD', 'RESTAURANG NORD'],
    ['Feinkost Delikatessen Huber', 'Feinkost Delikatessen Huber'],
    ['Instalaciones Eléctricas Sol', 'Instalaciones Eléctricas Sol'],
    ['HAVNENS BOGHANDEL', 'HAVNENS BOGHANDEL'],
    ['山田商店', '山田商店'],
    ['K I TO SUSHI', 'KITO SUSHI'],
    ['TEATRO I PITTI', 'TEATRO I PITTI'],
  ])('%s is %s', (read, name) => {
    expect(correctSpelling(read, 0.9, [])).toBe(name);
  });

  it('takes a letter or an accent from the same word that was read more surely at the head', () => {
    const words = [
      { text: 'Bäckerei', confidence: 1 },
      { text: 'NOVA', confidence: 0.99 },
    ];
    expect(correctSpelling('BACKEREI Holm', 0.9, words)).toBe('BÄCKEREI Holm');
    expect(correctSpelling('NOVR MARKET', 0.9, words)).toBe('NOVA MARKET');
    expect(correctSpelling('NOVR MARKET', 0.97, words)).toBe('NOVR MARKET');
  });

  it('is put right by the words of the head, not by those of goods', () => {
    const head = (...rest: string[]) => blurred(wordsOnPage('NOVR MARKET', ...rest), 'NOVR', 0.6);
    expect(readVendor(head('NOVA PLUS', '4 Hill St.', ...sums))?.value).toMatch(/^NOVA/);
    expect(readVendor(head('4 Hill St.', 'NOVA shoes   20,00', ...sums))?.value).toBe('NOVR MARKET');
  });

  it('is never sure where its letters were hardly read', () => {
    const page = wordsOnPage('Nordhavn Books Ltd', '4 Hill Street, Leeds LS1 4AB', ...sums);
    expect(readVendor(page)?.confidence).toBeGreaterThan(0.93);
    expect(readVendor(blurred(page, 'Nordhavn Books Ltd', 0.85))?.confidence).toBeLessThan(0.93);
  });
});

describe('an acronym', () => {
  it.each([
    ['RVPW', 'Red Valley Power & Water'],
    ['NCEA', 'North Coast Electric Authority'],
    ['SLG', 'Society of the Lake Guides'],
    ['WSTN', 'West Station'],
  ])('%s is %s', (acronym, name) => {
    expect(spellsOut(acronym, name)).toBe(true);
  });

  it.each([
    ['RVPW', 'Red Valley Water & Power'],
    ['NCE', 'North Coast Electric Authority'],
    ['SUN', 'Sunrise'],
    ['VAT', 'Valley Insurance'],
  ])('%s is not %s', (acronym, name) => {
    expect(spellsOut(acronym, name)).toBe(false);
  });

  it('at the head is the name that is paid, said in full elsewhere', () => {
    const bill = ['RVPW   Your bill at a glance', 'JENNIFER ORTEGA', '1410 E MAPLE AVE', 'BOISE ID 83706'];
    const remit = ['Make checks payable to: Red Valley Power & Water', 'P.O. Box 3310, Boise, ID 83702'];
    expect(vendorOf(...bill, ...sums, ...remit)).toBe('Red Valley Power & Water');
    expect(cuesOf('Red Valley Power & Water', ...bill, ...sums, ...remit)).toMatchObject({ spelledOut: 1 });
  });

  it('of two or three letters is a name where several addresses say it', () => {
    const bill = (host: string) => [
      `Ihre Rechnung   www.${host}.de`,
      `Kundennummer 4402117   service@${host}.de`,
      'Frau Ilse Brandt',
      'Am Anger 7',
      '39104 Magdeburg',
      ...sums,
    ];
    expect(vendorOf(...bill('mvt'))).toBe('Mvt');
    expect(cuesOf('Mvt', ...bill('mvt'))).toMatchObject({ domain: 1, short: 0 });
    expect(cuesOf('Mvt', 'www.mvt.de', ...sums)).not.toMatchObject({ domain: 1 });
  });
});

describe('who issued a stranger’s document', () => {
  it.each([
    'Honorarnote 12/2026',
    'Rekening 2026-114',
    'Document à conserver 5 ans',
    'Total CA$23.17',
    'Service client 1 888 555-0177',
    'Licence 08812',
  ])('is no heading, label or sum at the head: %s', (heading) => {
    expect(vendorOf(heading, 'Ferme des Trois Lacs', '12 chemin du Lac, 31000 Toulouse', ...sums)).toBe(
      'Ferme des Trois Lacs',
    );
  });

  it.each(['¡Tu salud es lo primero!', 'Baking for you since dawn!'])('is no slogan: %s', (slogan) => {
    expect(cuesOf(slogan.replace('¡', ''), slogan, ...sums)).toMatchObject({ slogan: 1 });
    expect(vendorOf(slogan, 'PANADERÍA OLMO', '08011 Barcelona', ...sums)).toMatch(/^PANADER/);
  });

  it('is no taxi’s tax', () => {
    expect(cuesOf('TAXI RUIZ', 'TAXI RUIZ', ...sums)).not.toMatchObject({ id: 1 });
    expect(cuesOf('TAX OFFICE', 'TAX OFFICE', ...sums)).toMatchObject({ id: 1 });
  });

  it('may write its legal form small', () => {
    expect(cuesOf('Merbau Press (M) Sdn bhd', 'Merbau Press (M) Sdn bhd', ...sums)).toMatchObject({
      plainWords: 0,
    });
  });

  it('is not who is named as the customer beside a label elsewhere', () => {
    const advice = [
      'PAYMENT ADVICE   Customer   Ridgeline Homes Ltd',
      `${' '.repeat(17)}Invoice Number   INV-22`,
    ];
    const head = [
      'TAX INVOICE   Frankton Hire',
      'Ridgeline Homes Ltd   9 Pine Rd',
      'PO Box 44   Frankton 9300',
    ];
    const page = [...head, ...sums, 'Please pay to Frankton Hire', ...advice];
    expect(cuesOf('Ridgeline Homes Ltd', ...page)).toMatchObject({ customers: 1 });
    expect(vendorOf(...page)).toBe('Frankton Hire');
    const job = ['Auftraggeber   Ladenbau Holt GmbH', 'Rechnung 12'];
    expect(cuesOf('Ladenbau Holt GmbH', ...job, ...sums)).toMatchObject({ customers: 1 });
  });

  it('may stand beside the heading of the customer’s own column', () => {
    const page = [
      'Aan:   De Vries Webdesign',
      'Bakkerij Jansen   Kerkweg 9',
      'Dorpsstraat 3   1011 AA Amsterdam',
    ];
    expect(cuesOf('De Vries Webdesign', ...page, ...sums)).not.toMatchObject({ customers: 1 });
  });

  it('is paid under its name, without its account’s number', () => {
    const page = [
      'TAX INVOICE',
      'Ridgeline Homes Ltd',
      ...sums,
      'Please pay to Frankton Hire, 03-1742-0098123-00',
    ];
    expect(cuesOf('Frankton Hire', ...page)).toMatchObject({ holder: 1 });
  });

  it('begins a line of the foot that is its whole address', () => {
    const page = ['Facture', 'MARIE TREMBLAY', '1450 RUE DU PORT E', 'QUEBEC QC G7H 2A1', ...sums, ''];
    expect(vendorOf(...page, 'Hydro-Valmont, 125 rue du Barrage, Valmont QC G7X 7V2')).toBe('Hydro-Valmont');
  });

  it('is one of two names where a shop’s sign stands above its company', () => {
    const slip = ['KIRI JAPANESE RESTAURANT', 'PT DIVISION FOODS SDN BHD', '53100 Setapak', ...sums];
    expect(cuesOf('KIRI JAPANESE RESTAURANT PT DIVISION FOODS SDN BHD', ...slip)).toMatchObject({
      joinsSign: 1,
    });
    expect(vendorOf(...slip)).not.toMatch(/RESTAURANT.*BHD/);
    const bracket = ['OAK HARDWARE ENTERPRISE (SETIA', 'ALAM) SDN BHD', '40170 Shah Alam', ...sums];
    expect(cuesOf('OAK HARDWARE ENTERPRISE (SETIA ALAM) SDN BHD', ...bracket)).toMatchObject({
      joinsSign: 0,
    });
    expect(cuesOf('HARTS J Hart & Co Ltd', 'HARTS', 'J Hart & Co Ltd', ...sums)).toMatchObject({
      joinsRepeat: 0,
    });
    expect(cuesOf('HARTES J Harte & Co Ltd', 'HARTES', 'J Harte & Co Ltd', ...sums)).toMatchObject({
      joinsRepeat: 1,
    });
  });

  it('bears no station for a legal form, and no partner of its form', () => {
    expect(cuesOf('BÄCKEREI NUSSER Zürich HB', 'BÄCKEREI NUSSER', 'Zürich HB', ...sums)).toMatchObject({
      form: 0,
    });
    expect(cuesOf('Nusser Bygg HB', 'Nusser Bygg HB', ...sums)).toMatchObject({ form: 1 });
    expect(withoutLegalForm('Holm Marken-Discount Stiftung & Co. KG')).toBe('Holm Marken-Discount');
    expect(withoutLegalForm('Stiftung Baumtest')).toBe('Stiftung Baumtest');
  });

  it('stands under what says who bills, or to whom the money goes', () => {
    const columns = [
      'Bill from   Bill to',
      'Okoye Tutoring   St Anne School Ltd',
      '31 Clifton Rd   Park Row',
    ];
    expect(cuesOf('Okoye Tutoring', ...columns, ...sums)).toMatchObject({ issuers: 1 });
    const remit = [
      'Thank you! Please remit payment to:',
      'Coastal Electric Works',
      'PO Box 9, Newport RI 02840',
    ];
    expect(cuesOf('Coastal Electric Works', 'INVOICE', ...sums, ...remit)).toMatchObject({ issuers: 1 });
  });

  it.each([
    'Issued 2026-08-01 by Wright & Daughters',
    'Ausgestellt von Wright & Daughters',
    'Issued by Wright & Daughters',
    'Émise par Wright & Daughters',
  ])('is named in a sentence: %s', (line) => {
    expect(vendorOf('Invoice to', 'Riverbend Farm Co-op', 'RR 2, Elora ON N0B 1S0', line, ...sums)).toBe(
      'Wright & Daughters',
    );
  });

  it('is never sure where the paper calls them its customer', () => {
    const page = wordsOnPage(
      'Invoice to   Invoice 1209',
      'Riverbend Farm Ltd',
      'RR 2, Elora ON N0B 1S0',
      ...sums,
    );
    expect(readVendor(page)).toMatchObject({ value: 'Riverbend Farm Ltd' });
    expect(readVendor(page)?.confidence).toBeLessThan(0.7);
  });

  it.each([
    'Bar - Restaurante',
    'Gourmet foods & wine',
    'Bäckerei und Konditorei',
    'Apotheke',
    'Buchhandlung',
    'BAGER',
    'EINE',
    'Le',
  ])('is not what is sold there: %s', (line) => {
    expect(cuesOf(line, line, ...sums)).toMatchObject({ generic: 1 });
    expect(vendorOf('EL RINCÓN DE PEPA', line, 'C/ Mayor 3, 50001 Zaragoza', ...sums)).toMatch(/^EL RINC/);
  });

  it.each(['Bar Nuria', 'The Coffee Room Leeds', 'Oficina Luz'])('may be called after it: %s', (name) => {
    expect(cuesOf(name, name, ...sums)).toMatchObject({ generic: 0 });
  });

  it.each(['*** BIENVENIDO ***', 'Benvenuti!', 'Välkommen'])('is no greeting: %s', (greeting) => {
    expect(vendorOf(greeting, 'EL RINCON DE PEPA', 'C/ Mayor 3, 50001 Zaragoza', ...sums)).toBe(
      'EL RINCON DE PEPA',
    );
  });

  it('may be called Mr, and go on with “and” in the next line', () => {
    expect(cuesOf('MR. PLANT (M) SDN BHD', 'MR. PLANT (M) SDN BHD', ...sums)).toMatchObject({
      addressed: 0,
      customer: 0,
    });
    const two = ['THE COFFEE POT', '& TEA CUP (M) SDN. BHD.', ...sums];
    expect(candidatesOf(...two).find(({ name }) => /POT.*CUP/.test(name))?.cues).toMatchObject({
      joinsSign: 0,
    });
  });

  it('prints its address in one line of the foot, and then writes to the one in the window', () => {
    const window = ['Firma', 'Baustudio Rhein', 'Rheinstr. 1', '55116 Mainz', 'Rechnung 118', ...sums, ''];
    const foot = 'Fliesen Hartmann GmbH & Co. KG · Industriestr. 9 · 55218 Ingelheim';
    expect(cuesOf('Fliesen Hartmann GmbH & Co. KG', ...window, foot)).toMatchObject({ aboveLegal: 1 });
    expect(cuesOf('Baustudio Rhein', ...window, foot)).toMatchObject({ addressee: 1 });
    expect(vendorOf(...window, foot)).toBe('Fliesen Hartmann GmbH & Co. KG');
  });

  it.each([
    'Leverancier: Tuincentrum De Eik B.V.',
    'REMIT TO: Tuincentrum De Eik B.V.',
    'Sprzedawca: Tuincentrum De Eik B.V.',
    'Fournisseur : Tuincentrum De Eik B.V.',
    'Inh. Tuincentrum De Eik B.V.',
  ])('bears no label: %s', (line) => {
    expect(vendorOf(line, 'Dorpsweg 80, 7391 BC Twello', ...sums)).toBe('Tuincentrum De Eik B.V.');
  });

  it('is neither when a shop began, nor a Swedish receipt', () => {
    expect(vendorOf('~ since 1974 ~', 'PIER FISH BAR', 'Pier Road, Whitby YO21 3PU', ...sums)).toBe(
      'PIER FISH BAR',
    );
    expect(vendorOf('Kvittens', 'Cykelverkstan Norr', 'Götgatan 110, 118 62 Stockholm', ...sums)).toBe(
      'Cykelverkstan Norr',
    );
  });

  it('stands below a heading that says who sold, and not below one that says who bought', () => {
    const sold = [
      'SOLD BY',
      'Orchid Lane Textiles',
      'Jaipur, Rajasthan',
      'SHIP TO',
      'Rohan Mehta, Pune 411001',
    ];
    const named = candidatesOf(...sold, ...sums).filter(({ cues }) => cues['seller'] === 1);
    expect(named.map(({ name }) => name)).toContain('Orchid Lane Textiles');
    expect(vendorOf(...sold, ...sums)).toBe('Orchid Lane Textiles');
    const two = ['Sprzedawca:   Nabywca:', 'Drukarnia Dunaj   Studio Graf Lis Ltd', 'Prosta 4   Dluga 9'];
    expect(cuesOf('Drukarnia Dunaj', ...two, ...sums)).toMatchObject({ issuers: 1, customers: 0 });
    expect(cuesOf('Studio Graf Lis Ltd', ...two, ...sums)).toMatchObject({ customers: 1 });
  });
});
