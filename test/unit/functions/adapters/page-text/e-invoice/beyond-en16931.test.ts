import { describe, expect, it } from 'vitest';
import { taxKindOf } from '../../../../../../functions/adapters/page-text/e-invoice/invoice-values.ts';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import {
  readDocuments,
  type FileReading,
} from '../../../../../../functions/domain/documents/read-documents.ts';
import { eInvoiceFixture } from '../../../../../support/e-invoices.ts';

/** What is read of the Peppol fixture with parts of its XML replaced; each part must be there. */
async function readWith(
  ...parts: readonly (readonly [from: string | RegExp, to: string])[]
): Promise<FileReading> {
  let xml = eInvoiceFixture('peppol').toString();
  for (const [from, to] of parts) {
    const changed = typeof from === 'string' ? xml.replaceAll(from, to) : xml.replace(from, to);
    expect(changed).not.toBe(xml);
    xml = changed;
  }
  const reading = await readPages(Buffer.from(xml));
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return readDocuments(reading.pages);
}

const registered =
  '<cac:PartyLegalEntity><cbc:RegistrationName>Saddle Goods Ltd</cbc:RegistrationName></cac:PartyLegalEntity>';
const inTheStreet = '<cac:PartyName><cbc:Name>Saddle Shop</cbc:Name></cac:PartyName>';

describe('a UBL invoice beyond EN 16931', () => {
  it('is from the person who trades under no other name', async () => {
    const person =
      '<cac:Person><cbc:FirstName>Orla</cbc:FirstName><cbc:MiddleName>M.</cbc:MiddleName><cbc:FamilyName>Keane</cbc:FamilyName></cac:Person>';
    const { fields } = await readWith([registered, person], [inTheStreet, '']);
    expect(fields.vendor?.value).toBe('Orla M. Keane');
    expect((await readWith([registered, person])).fields.vendor?.value).toBe('Saddle Shop');
  });

  it('is from who is registered for tax where nothing else names them', async () => {
    const scheme = '<cbc:RegistrationName>Saddle Trading</cbc:RegistrationName><cbc:CompanyID>IE1234567WA';
    const { fields } = await readWith(
      [registered, ''],
      [inTheStreet, ''],
      ['<cbc:CompanyID>IE1234567WA', scheme],
    );
    expect(fields.vendor?.value).toBe('Saddle Trading');
  });

  it('is due on the day of its terms where it names no other', async () => {
    const { fields } = await readWith(
      [/\s*<cbc:DueDate>.*/, ''],
      ['<cbc:Note>Net within', '<cbc:PaymentDueDate>2026-05-09</cbc:PaymentDueDate><cbc:Note>Net within'],
    );
    expect(fields.dueDate?.value).toBe('2026-05-09');
  });

  it('keeps the taxes of one bill apart by the names of their schemes', async () => {
    const { taxes } = await readWith(
      [/25\.0<\/cbc:Percent><cac:TaxScheme><cbc:ID>VAT/, '5</cbc:Percent><cac:TaxScheme><cbc:ID>GST'],
      [/13\.5<\/cbc:Percent><cac:TaxScheme><cbc:ID>VAT/, '9.975</cbc:Percent><cac:TaxScheme><cbc:ID>QST'],
    );
    expect(taxes.map(({ kind, rate, amount }) => [kind, rate, amount])).toEqual([
      ['GST', 5, 33_000],
      ['QST', 9.975, 675],
    ]);
  });

  it('as a credit note has its own lines, and what it allows and charges', async () => {
    const { kind, fields, items } = await readWith(
      ['schema:xsd:Invoice-2', 'schema:xsd:CreditNote-2'],
      ['<Invoice ', '<CreditNote '],
      ['</Invoice>', '</CreditNote>'],
      ['InvoiceTypeCode', 'CreditNoteTypeCode'],
      ['>380<', '>381<'],
      ['cac:InvoiceLine', 'cac:CreditNoteLine'],
      ['InvoicedQuantity', 'CreditedQuantity'],
    );
    expect(kind).toBe('credit-note');
    expect(fields.total?.value).toBe(180_675);
    expect(items.map(({ quantity, amount }) => [quantity, amount])).toEqual([
      [7, 130_000],
      [-1, -5000],
      [2.5, 20_000],
      [null, 2500],
      [null, -500],
    ]);
  });

  it('that counts what it takes back below zero counts it up as a credit note', async () => {
    const { kind, items } = await readWith(
      [/(?<=currencyID="EUR">)(?=[1-9]\d*\.)/g, '-'],
      ['unitCode="DAY">7<', 'unitCode="DAY">-7<'],
      ['>-1<', '>1<'],
      ['>-50.00<', '>50.00<'],
    );
    expect(kind).toBe('credit-note');
    expect(items.slice(0, 3).map(({ quantity, amount }) => [quantity, amount])).toEqual([
      [7, 130_000],
      [1, -5000],
      [2.5, 20_000],
    ]);
  });
});

describe('a tax', () => {
  it.each([
    ['VAT', 'DE', 'VAT'],
    [null, 'DE', 'VAT'],
    ['VAT', 'NZ', 'GST'],
    [null, 'SG', 'GST'],
    ['HST', 'CA', 'HST'],
    ['PST', 'CA', 'PST'],
    ['CGST', 'IN', 'CGST'],
    ['GST', 'IN', 'GST'],
    ['SST', 'MY', 'SST'],
    ['KDV', 'TR', 'VAT'],
    ['0015', 'TR', 'VAT'],
    ['moms', 'SE', 'VAT'],
    ['ENV', 'FR', 'tax'],
  ])('of the scheme %s in %s is called %s', (scheme, country, kind) => {
    expect(taxKindOf(scheme, country)).toBe(kind);
  });
});
