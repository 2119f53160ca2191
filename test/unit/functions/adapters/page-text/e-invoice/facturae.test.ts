import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../../../../../functions/domain/documents/read-documents.ts';
import { eInvoiceFixture } from '../../../../../support/e-invoices.ts';

const facturae = eInvoiceFixture('facturae').toString();

async function read(text: string) {
  const reading = await readPages(Buffer.from(text));
  if (reading.kind === 'problem') return { problem: reading.because.code };
  const { kind, fields, taxes, items } = readDocuments(reading.pages);
  const { vendor, date, dueDate, number, total, subtotal, tax, amountDue, taxNumber, currency } = fields;
  const named = { vendor, date, dueDate, number, total, subtotal, tax, amountDue, taxNumber, currency };
  return {
    kind,
    ...Object.fromEntries(Object.entries(named).map(([name, field]) => [name, field?.value])),
    paymentMethod: fields.paymentMethod?.value,
    taxes: taxes.map(({ kind: name, rate, amount }) => [name, rate, amount]),
    items: items.map(({ description, quantity, amount }) => [description, quantity, amount]),
  };
}

const expected = {
  kind: 'invoice',
  vendor: 'Marta Olmedo Prats',
  date: '2026-10-20',
  dueDate: '2026-11-20',
  number: 'A 118',
  total: 126_600,
  subtotal: 100_000,
  tax: 26_600,
  // Without what the buyer holds back for the tax office.
  amountDue: 111_600,
  taxNumber: '44556677P',
  currency: 'EUR',
  paymentMethod: 'Bank transfer',
  taxes: [
    ['VAT', 21, 21_000],
    ['VAT', 5.6, 5600],
  ],
  items: [
    ['Diseño de catálogo', 21, 105_000],
    ['Pronto pago', null, -5000],
  ],
};

describe('an invoice in Spain’s format', () => {
  it('is read exactly', async () => {
    expect(await read(facturae)).toEqual(expected);
  });

  it.each([
    ['of version 3.2', 'http://www.facturae.es/Facturae/2009/v3.2/Facturae'],
    ['of version 3.2.1', 'http://www.facturae.es/Facturae/2014/v3.2.1/Facturae'],
  ])('is read %s', async (_, namespace) => {
    const written = facturae.replace(/http:\/\/www\.facturae\.gob\.es[^"]*/, namespace);
    expect(written).not.toBe(facturae);
    expect(await read(written)).toEqual(expected);
  });

  it('names a company as it is registered', async () => {
    const person = /<Individual>[^]*<\/Individual>/;
    const company = '<LegalEntity><CorporateName>Olmedo Estudio SL</CorporateName></LegalEntity>';
    expect(await read(facturae.replace(person, company))).toMatchObject({ vendor: 'Olmedo Estudio SL' });
  });

  it('is a credit note where it corrects another one by less than nothing', async () => {
    const corrective = facturae.replace('>OO<', '>OR<');
    expect(await read(corrective)).toMatchObject({ kind: 'invoice', total: 126_600 });
    const negative = corrective.replaceAll(
      /(<(?:TotalAmount|Total\w+|InvoiceTotal|GrossAmount)>)(?=\d)/g,
      '$1-',
    );
    expect(await read(negative)).toMatchObject({ kind: 'credit-note', total: 126_600 });
  });

  it('is refused with its reason where it comes in a batch', async () => {
    const [invoice = ''] = /<Invoice>[^]*<\/Invoice>/.exec(facturae) ?? [];
    expect(await read(facturae.replace(invoice, () => invoice.repeat(2)))).toEqual({
      problem: 'several-invoices',
    });
  });
});
