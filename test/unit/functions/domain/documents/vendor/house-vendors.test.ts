import { describe, expect, it } from 'vitest';
import {
  houseHead,
  houseOfHost,
  isHouse,
  isNearHouse,
  withWholeWords,
} from '../../../../../../functions/domain/documents/vendor/vendor-house.ts';
import { correctSpelling } from '../../../../../../functions/domain/documents/vendor/vendor-spelling.ts';
import {
  cleanName,
  withoutLegalForm,
} from '../../../../../../functions/domain/documents/vendor/vendor-name.ts';
import { vendorCandidates } from '../../../../../../functions/domain/documents/vendor/vendor-cues.ts';
import { readFields } from '../../../../../../functions/domain/documents/read-fields.ts';
import { SURE_MIN } from '../../../../../../shared/sure.ts';
import { textLines } from '../../../../../../functions/domain/text/text-line.ts';
import { wordsOnPage } from '../../../../../support/words-on-page.ts';

const vendorOf = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor?.value;
const cuesOf = (name: string, ...lines: string[]) =>
  vendorCandidates(textLines([wordsOnPage(...lines)])).find((candidate) => candidate.name === name)?.cues;
const sums = ['Date   17.04.2026', 'Work   500,00', 'Total   500,00 €'];

describe('a well-known house', () => {
  it('is known with and without its legal form, accents and signs', () => {
    expect(['AT&T', 'Intermarché', 'Telia Sverige AB', 'E.Leclerc', 'Telia'].map(isHouse)).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(isHouse('Deutsche Bahn AG')).toBe(true);
    expect(isHouse('Sven Larsson AB')).toBe(false);
    expect(isHouse('')).toBe(false);
  });

  it('is doubted where recognition reads it but for one letter, and nothing else bears the name out', () => {
    const till = ['Mahon Point Cork', 'PAINT TRAY SET   9.99', 'TOTAL   9.99', '14/11/2026 14:33'];
    const sureness = (...lines: string[]) => readFields([wordsOnPage(...lines)]).fields.vendor?.confidence;
    expect(isNearHouse('WOODTES')).toBe(true);
    expect(isNearHouse('WOODIES')).toBe(false);
    expect(sureness('WOODTES', ...till)).toBeLessThan(SURE_MIN);
    expect(sureness('WOODBES', ...till, 'www.woodbes.example')).toBeGreaterThan(SURE_MIN);
  });

  it('ends before no word of its own that recognition reads small', () => {
    expect(houseHead('FedEx office')).toBe(0);
    expect(houseHead('FedEx where now meets next')).toBe('FedEx'.length);
  });

  it('is written as its name where an address bears its letters only', () => {
    expect(houseOfHost('homedepot')).toBe('Home Depot');
    expect(houseOfHost('telia')).toBeUndefined();
    expect(houseOfHost('bluestemks')).toBeUndefined();
  });

  it('ends before its slogan, and goes on with its branch', () => {
    expect(houseHead('Colruyt laagste prijzen')).toBe('Colruyt'.length);
    expect(houseHead('Enel Energia - Mercato libero')).toBe('Enel Energia'.length);
    expect(houseHead('Colruyt Leuven')).toBe(0);
    expect(houseHead('Larch always low prices')).toBe(0);
  });

  it('is the vendor though its bill begins with something else, and its name is short', () => {
    expect(vendorOf('Page: 1 of 4', 'AT&T', 'Issue Date: 17.04.2026', ...sums.slice(1))).toBe('AT&T');
    expect(cuesOf('AT&T', 'AT&T', ...sums)).toMatchObject({ house: 1, short: 0 });
  });
});

describe('who issued a paper at first sight', () => {
  it('writes the mail, and is not who has an address at a provider', () => {
    const head = [
      'Gmail   Tom Baker <tom@gmail.com>',
      'Kestrel Billing <no-reply@kestrel.com>   17 April 2026',
    ];
    expect(vendorOf(...head, 'To: tom@gmail.com', 'Kestrel', ...sums)).toBe('Kestrel');
    expect(cuesOf('Tom Baker', ...head)).toMatchObject({ customers: 1 });
    expect(cleanName('Kestrel Billing <no-reply@kestrel.com>')).toBe('Kestrel');
    expect(cleanName('Von: Druckerei Halm KG <buero@halm.example>')).toBe('Druckerei Halm KG');
    expect(cleanName('De : Imprimerie Roy <info@roy.example>')).toBe('Imprimerie Roy');
  });

  it('is not the mail program, a label of forms, or the town hall that numbers invoices', () => {
    for (const text of ['M Gmail', 'Número da Nota', 'National Insurance No.', 'STATEMENT NUMBER'])
      expect(cuesOf(text.replace(/\.$/, ''), text)?.['label'] ?? cuesOf(text, text)?.['label']).toBe(1);
    expect(cuesOf('Prefeitura do Município de Lins', 'Prefeitura do Município de Lins')).toMatchObject({
      title: 1,
    });
    expect(cleanName('Nome/Razão Social: Horizonte Dados Ltda')).toBe('Horizonte Dados Ltda');
  });

  it('stands under the left one of two labels, and the buyer under the right one', () => {
    const [head, names] = ['Seller:   Buyer:', 'Baltic Parts Sp. z o.o.   Marin Bolaget AB'];
    expect(cuesOf('Buyer', head, names, ...sums)?.['seller'] ?? 0).toBe(0);
    expect(vendorOf('PROFORMA', head, names, ...sums)).toBe('Baltic Parts Sp. z o.o.');
  });

  it('is no day, and may be a hotel called a plaza', () => {
    expect(vendorCandidates(textLines([wordsOnPage('17 Oct, 2026')])).map(({ name }) => name)).not.toContain(
      '17 Oct',
    );
    expect(cuesOf('Hotel Larch Plaza', 'Hotel Larch Plaza')?.['address']).toBeUndefined();
    expect(cuesOf('Suite 4 Larch Plaza', 'Suite 4 Larch Plaza')?.['address']).toBe(1);
  });

  it('begins with an O that recognition took for a zero', () => {
    expect(correctSpelling('0fficeworks', 0.9, [])).toBe('Officeworks');
    expect(correctSpelling('0k 12', 0.9, [])).toBe('0k 12');
  });

  it('is no addressee at the right, beside what the law makes a company print', () => {
    const right = ' '.repeat(50);
    const lines = [`${right}ROSSI MARCO`, `${right}VIA GARIBALDI 15`, `${right}40121 BOLOGNA BO`];
    const foot = 'Luce Nuova SpA, capitale sociale 10.000.000,00 euro, P.IVA 15844561009';
    expect(cuesOf('ROSSI MARCO', ...lines, ...sums, foot)).toMatchObject({ addressee: 1 });
    expect(cuesOf('ROSSI MARCO', ...lines, ...sums)?.['addressee']).toBe(0);
  });

  it('has its legal form below it where a narrow column wrapped its name', () => {
    const narrow = ['Larchside', 'Larchside Books', 'Ltd', 'Unit 4 Old Dairy', ...sums];
    expect(vendorOf(...narrow)).toBe('Larchside Books Ltd');
  });

  it('is the name of the shop, not that of the company under it', () => {
    const page = [
      'REPSOL',
      'ESTACION DE SERVICIO ALAMO S.L.',
      'CIF B47441882',
      'Ctra. N-601 km 188',
      ...sums,
    ];
    expect(cuesOf('REPSOL ESTACION DE SERVICIO ALAMO S.L.', ...page)).toMatchObject({ joinsSign: 1 });
    expect(cuesOf('K-Market Kamppi Larch Oy', 'K-Market Kamppi', 'Larch Ruoka Oy')?.['joinsSign'] ?? 1).toBe(
      1,
    );
  });

  it('is no salesperson whom a shop calls by name and letter', () => {
    expect(cuesOf('Martin H.', 'Selger: Martin H.')?.['seller'] ?? 0).toBe(0);
    expect(cuesOf('Larch Moto', 'Selger: Larch Moto')).toMatchObject({ seller: 1 });
  });

  it('is named without what its trading name belongs to, and without a number of forms', () => {
    expect(cleanName('LARCH is een handelsnaam van Larch Energie nv')).toBe('LARCH');
    expect(cleanName('*418* Larch Studio GmbH')).toBe('Larch Studio GmbH');
    expect(withoutLegalForm('Larch Parts Sp. z o.o.')).toBe('Larch Parts');
    expect(withoutLegalForm('Larch Kauppa Oyj')).toBe('Larch Kauppa');
  });

  it('is a public body, and no title in Finnish, sort code or town of New Zealand', () => {
    expect(cuesOf('Larchville City Council', 'Larchville City Council')).toMatchObject({ trade: 1 });
    expect(cuesOf('KUITTI', 'KUITTI')).toMatchObject({ title: 1 });
    expect(cuesOf('Sort code 40-22-18', 'Sort code 40-22-18')).toMatchObject({ id: 1 });
  });

  it('is a well-known house without the number of its shop', () => {
    expect(vendorOf('CHIPOTLE 1418', '410 E University Dr', ...sums)).toBe('CHIPOTLE');
    expect(vendorOf('LARCHVILLE 1418', '410 E University Dr', ...sums)).toBe('LARCHVILLE 1418');
  });

  it('is the shop on a marketplace, and nobody who sold it at the counter', () => {
    expect(vendorOf('Etsy', 'Shop: PineAndThread', ...sums)).toBe('PineAndThread');
    expect(cuesOf('Jonas', 'Säljare: Jonas')?.['seller'] ?? 0).toBe(0);
  });

  it('is who receives the money by a bank slip, not the bank', () => {
    const slip = ['Recibo do Pagador   Banco', 'Beneficiário   Vencimento', 'Condomínio Lariço   10/10/2026'];
    expect(cuesOf('Condomínio Lariço', ...slip, ...sums)).toMatchObject({ issuers: 1 });
  });

  it('stands behind a number of the tax office in the foot', () => {
    expect(cleanName('HST Number 10533 9335 RT0001. Larch Gas Inc.')).toBe('Larch Gas Inc.');
    expect(cleanName('VAT Larch Ltd')).toBe('VAT Larch Ltd');
  });

  it('holds no contract of somebody else, and is no program of payments', () => {
    expect(cuesOf('JORGE MOLINA RUIZ', 'Titular: JORGE MOLINA RUIZ')?.['holder'] ?? 0).toBe(0);
    expect(cuesOf('MobilePay', 'Maksutapa   MobilePay')).toMatchObject({ table: 1 });
  });

  it('stands beside its label in a table of labels, and nobody under that', () => {
    const rows = ['Rechnungssteller   Praxis Ruth Zollinger', 'Patient   Keller Nadja', ...sums];
    expect(cuesOf('Praxis Ruth Zollinger', ...rows)).toMatchObject({ issuers: 1 });
    expect(cuesOf('Patient', ...rows)).toMatchObject({ issuers: 0, label: 1 });
    expect(cuesOf('Larch Ltd', 'From', 'Larch Ltd', ...sums)).toMatchObject({ issuers: 1 });
  });

  it('is whole where recognition tore a well-known name, or a sign wrote it without a blank', () => {
    expect(withWholeWords('woolwor ths')).toBe('woolworths');
    expect(withWholeWords('larch side')).toBe('larch side');
    expect(isHouse('conEdison')).toBe(true);
    expect(vendorOf('woolwor ths', 'The Fresh Food People', '4418 Noosa', ...sums)).toBe('woolworths');
  });

  it('is the seller without its address too', () => {
    const end = 'Issued by Larch Wings S.p.A., Via Verdi 1, 20054 Segrate MI';
    expect(cuesOf('Larch Wings S.p.A.', ...sums, end)?.['carrier']).toBeUndefined();
    expect(cuesOf('Market Place', 'Market Place', ...sums, end)).toMatchObject({ carrier: 1 });
  });

  it('is no address of service behind its label', () => {
    const text = 'SERVICE ADDRESS: 118 N TEJON ST, DENVER CO 80203';
    expect(cuesOf(cleanName(text), text)?.['heading'] ?? 1).toBe(1);
    expect(vendorOf('Larch Energy', text, ...sums)).toBe('Larch Energy');
  });

  it('is not what its title says that is billed', () => {
    expect(cuesOf('RENT', 'RENT INVOICE')).toBeUndefined();
    expect(cleanName('LARCH INVOICE')).toBe('LARCH');
  });

  it('is the landlord beside the tenant', () => {
    const rows = ['TENANT   LANDLORD / AGENT', 'Pia Moran   Larch Homes', ...sums];
    expect(cuesOf('Larch Homes', ...rows)).toMatchObject({ issuers: 1 });
    expect(cuesOf('Pia Moran', ...rows)).toMatchObject({ customers: 1 });
  });

  it('is none of several sellers beside their goods', () => {
    const goods = (second: string) => ['Lamp', 'Sold by: Larch Lamps', 'Desk', `Sold by: ${second}`];
    expect(cuesOf('Larch Lamps', ...goods('Fir Desks'), ...sums)).toMatchObject({ seller: 0 });
    expect(cuesOf('Larch Lamps', ...goods('Larch Lamps'), ...sums)).toMatchObject({ seller: 1 });
  });

  it('is a house without the numbers of its shop and its till', () => {
    expect(vendorOf('ŻABKA Z4418 K.1', 'Gdańsk', ...sums)).toBe('ŻABKA');
    expect(vendorOf('LARCH Z4418 K.1', 'Gdańsk', ...sums)).toBe('LARCH Z4418 K.1');
  });
});
