import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import {
  readDocuments,
  type FileReading,
} from '../../../../../../functions/domain/documents/read-documents.ts';
import { eInvoiceFixture } from '../../../../../support/e-invoices.ts';

async function read(bytes: Uint8Array): Promise<FileReading> {
  const reading = await readPages(bytes);
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return readDocuments(reading.pages);
}

/** What a bookkeeper asks of a document, in short. */
function inShort({ kind, fields, taxes, items }: FileReading) {
  const values = Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field.value]] : []));
  return {
    kind,
    ...(Object.fromEntries(values) as Record<string, string | number>),
    taxes: taxes.map(({ kind: tax, rate, amount }) => [tax, rate, amount]),
    items: items.map(({ description, quantity, amount }) => [description, quantity, amount]),
  };
}

const expected = {
  minimum: {
    kind: 'invoice',
    vendor: 'Atelier du Canal SARL',
    customer: 'Moulin Gris SAS',
    date: '2026-03-16',
    number: 'FA-2026-017',
    total: 24_000,
    subtotal: 20_000,
    tax: 4000,
    amountDue: 14_000,
    currency: 'EUR',
    taxNumber: 'FR11999999998',
    // The profile tells no rates.
    taxes: [['VAT', null, 4000]],
    items: [],
  },
  'basic-wl': {
    kind: 'invoice',
    vendor: 'Librairie <Le Port>',
    customer: 'Moulin Gris SAS',
    date: '2026-02-01',
    dueDate: '2026-03-03',
    number: 'BW 4',
    total: 3165,
    subtotal: 3000,
    tax: 165,
    amountDue: 3165,
    currency: 'EUR',
    paymentMethod: 'Direct debit',
    taxes: [['VAT', 5.5, 165]],
    items: [],
  },
  basic: {
    kind: 'invoice',
    vendor: 'Papier Nord GmbH',
    customer: 'Moulin Gris SAS',
    date: '2026-01-10',
    number: 'B-77',
    total: 23_562,
    subtotal: 19_800,
    tax: 3762,
    amountDue: 23_562,
    currency: 'EUR',
    taxNumber: 'DE123456789',
    taxes: [['VAT', 19, 3762]],
    items: [['Trennblätter A4', 20, 19_800]],
  },
  en16931: {
    kind: 'invoice',
    vendor: 'Werkstatt Elbe GmbH',
    customer: 'Moulin Gris SAS',
    date: '2026-10-26',
    dueDate: '2026-11-25',
    number: 'RE-1001',
    total: 61_520,
    subtotal: 52_000,
    tax: 9520,
    prepaid: 11_520,
    amountDue: 50_000,
    currency: 'EUR',
    taxNumber: 'DE123456789',
    paymentMethod: 'Bank transfer',
    taxes: [
      ['VAT', 19, 9310],
      ['VAT', 7, 210],
    ],
    items: [
      ['Werkbank', 1, 50_000],
      ['Handbuch', 2.5, 2500],
      ['', null, -1000],
      ['Porto', null, 500],
    ],
  },
  extended: {
    kind: 'invoice',
    vendor: 'Rohstoff AG',
    customer: 'Moulin Gris SAS',
    date: '2026-12-01',
    number: 'X-9',
    total: 12_600,
    subtotal: 10_500,
    // Of the pounds that the tax office is told of nothing is taken.
    tax: 2100,
    prepaid: 5000,
    amountDue: 7600,
    currency: 'EUR',
    taxNumber: 'DE123456789',
    taxes: [['VAT', 20, 2100]],
    items: [
      ['Schraube', 10, 6000],
      ['Mutter', 10, 4000],
      ['Fracht', null, 500],
    ],
  },
  'xrechnung-cii': {
    kind: 'credit-note',
    vendor: 'Werkstatt Elbe GmbH',
    customer: 'Moulin Gris SAS',
    date: '2026-05-05',
    number: 'GS-3',
    total: 59_500,
    subtotal: 50_000,
    tax: 9500,
    amountDue: 59_500,
    currency: 'EUR',
    taxNumber: 'DE123456789',
    taxes: [['VAT', 19, 9500]],
    items: [['Rückgabe Werkbank', 1, 50_000]],
  },
  'xrechnung-ubl': {
    kind: 'credit-note',
    vendor: 'Werkstatt Elbe GmbH',
    customer: 'Stadt Musterhafen',
    date: '2026-02-28',
    dueDate: '2026-03-31',
    number: 'GU-12',
    total: 11_900,
    subtotal: 10_000,
    tax: 1900,
    amountDue: 11_900,
    currency: 'EUR',
    taxNumber: 'DE123456789',
    cardLastFour: '4242',
    taxes: [['VAT', 19, 1900]],
    items: [['Rücknahme Handbuch', 1, 10_000]],
  },
  peppol: {
    kind: 'invoice',
    vendor: 'Saddle Goods Ltd',
    customer: 'Mill Books Ltd',
    date: '2026-04-13',
    dueDate: '2026-05-01',
    number: 'INV-2207',
    total: 180_675,
    subtotal: 147_000,
    tax: 33_675,
    prepaid: 50_000,
    amountDue: 130_700,
    currency: 'EUR',
    taxNumber: 'IE1234567WA',
    paymentMethod: 'Bank transfer',
    taxes: [
      ['VAT', 25, 33_000],
      ['VAT', 13.5, 675],
    ],
    items: [
      ['Saddle', 7, 130_000],
      ['Returned bridle', -1, -5000],
      ['Leather', 2.5, 20_000],
      ['Insurance', null, 2500],
      ['Loyal customer', null, -500],
    ],
  },
  'a-nz': {
    kind: 'invoice',
    vendor: 'Harbour Timber Pty Ltd',
    customer: 'Mill Books Pty Ltd',
    date: '2026-07-29',
    dueDate: '2026-08-30',
    number: 'AU-88',
    total: 16_361,
    subtotal: 14_874,
    tax: 1487,
    amountDue: 16_361,
    currency: 'AUD',
    taxNumber: '47555222000',
    taxes: [['GST', 10, 1487]],
    items: [['Merbau boards', 3, 14_874]],
  },
  'zugferd-1': {
    kind: 'invoice',
    vendor: 'Bäckerei Süd',
    customer: 'Moulin Gris SAS',
    date: '2015-09-30',
    number: '2015-09',
    total: 10_700,
    subtotal: 10_000,
    tax: 700,
    currency: 'EUR',
    taxes: [['VAT', 7, 700]],
    items: [
      ['Brötchen', 48, 9600],
      ['Lieferung', null, 400],
    ],
  },
} as const;

describe('an electronic invoice', () => {
  it.each(Object.entries(expected))('of the profile %s is read exactly', async (name, whole) => {
    const reading = await read(eInvoiceFixture(name));
    expect(inShort(reading)).toEqual(whole);
    for (const field of Object.values(reading.fields).filter((each) => each !== null))
      expect(field).toMatchObject({ confidence: 1, source: 'xml', page: 1 });
  });

  it('is found in the envelope in which Peppol carries it', async () => {
    const inner = eInvoiceFixture('peppol')
      .toString()
      .replace(/^<\?xml.*\?>/, '');
    const envelope =
      '<sbd:StandardBusinessDocument xmlns:sbd="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">' +
      `<sbd:StandardBusinessDocumentHeader/>${inner}</sbd:StandardBusinessDocument>`;
    expect(inShort(await read(Buffer.from(envelope)))).toEqual(expected.peppol);
  });

  it.each(['utf16le', 'latin1', 'utf8-bom'] as const)('is read as it is encoded: %s', async (encoding) => {
    const text = eInvoiceFixture('basic').toString();
    const bytes = {
      utf16le: () => Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
      latin1: () => Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
      'utf8-bom': () => Buffer.from(`\ufeff${text}`),
    };
    expect(inShort(await read(bytes[encoding]()))).toEqual(expected.basic);
  });

  it('below zero is a credit note whose money is positive', async () => {
    const text = eInvoiceFixture('basic').toString();
    const negative = text.replace(/>(\d+\.\d{2})</g, (whole, amount: string) =>
      amount === '19.00' ? whole : `>-${amount}<`,
    );
    expect(inShort(await read(Buffer.from(negative)))).toMatchObject({
      kind: 'credit-note',
      total: 23_562,
      amountDue: 23_562,
      taxes: [['VAT', 19, 3762]],
      items: [['Trennblätter A4', 20, 19_800]],
    });
  });

  it.each([
    ['UBL 2.0 that names its currency beside its sums alone', 'peppol', /<cbc:DocumentCurrencyCode>.*\n/],
    [
      'a Cross Industry Invoice that does',
      'en16931',
      /<ram:InvoiceCurrencyCode>[^<]*<\/ram:InvoiceCurrencyCode>/,
    ],
  ] as const)('is read from %s', async (_, name, currency) => {
    const text = eInvoiceFixture(name).toString();
    const bare = text
      .replace(currency, '')
      .replace('<ram:TaxTotalAmount>', '<ram:TaxTotalAmount currencyID="EUR">');
    expect(bare.length).toBeLessThan(text.length);
    expect(inShort(await read(Buffer.from(bare)))).toEqual(expected[name]);
  });

  it('that its buyer wrote is one of its seller all the same', async () => {
    const text = eInvoiceFixture('peppol').toString();
    const written = text
      .replaceAll('schema:xsd:Invoice-2', 'schema:xsd:SelfBilledInvoice-2')
      .replaceAll(/(<\/?)Invoice\b/g, '$1SelfBilledInvoice');
    expect(inShort(await read(Buffer.from(written)))).toEqual(expected.peppol);
  });

  it('is told from an order, which claims no money', async () => {
    const text = eInvoiceFixture('basic')
      .toString()
      .replaceAll(
        'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
        'urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100',
      )
      .replaceAll('rsm:CrossIndustryInvoice', 'rsm:SCRDMCCBDACIOMessageStructure')
      .replaceAll('InvoiceCurrencyCode', 'OrderCurrencyCode')
      .replace(/<ram:TypeCode>380</, '<ram:TypeCode>220<');
    expect(inShort(await read(Buffer.from(text)))).toMatchObject({
      kind: 'other',
      vendor: 'Papier Nord GmbH',
      total: 23_562,
      currency: 'EUR',
    });
  });

  it('keeps its allowances and charges where its goods are too many', async () => {
    const text = eInvoiceFixture('en16931').toString();
    const [line = ''] =
      /<ram:IncludedSupplyChainTradeLineItem>[^]*?<\/ram:IncludedSupplyChainTradeLineItem>/.exec(text) ?? [];
    const { items } = await read(Buffer.from(text.replace(line, () => line.repeat(400))));
    expect(items).toHaveLength(300);
    expect(items.slice(-2).map(({ amount }) => amount)).toEqual([-1000, 500]);
  });

  it('is read past comments, instructions and letters written as numbers', async () => {
    const text = eInvoiceFixture('basic')
      .toString()
      .replace(
        '>Papier Nord GmbH<',
        '><!-- old: <ram:Name>Papier Süd</ram:Name> --><?x y?>Papier&#32;No<!-- -->rd GmbH<',
      )
      .replace('>B-77<', '>\n  <![CDATA[B-77]]>\n<');
    expect(inShort(await read(Buffer.from(text)))).toEqual(expected.basic);
  });
});
