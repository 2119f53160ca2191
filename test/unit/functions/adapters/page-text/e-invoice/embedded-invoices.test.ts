import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../../../functions/adapters/page-text/read-pages.ts';
import { eInvoiceFixture, pdfWith } from '../../../../../support/e-invoices.ts';

async function invoiceIn(pdf: Uint8Array) {
  const reading = await readPages(pdf);
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.pages[0]?.invoice;
}

/** The same file with some of its names spelled as nobody looks for them, which moves nothing in it. */
const without = (pdf: Buffer, name: string): Buffer =>
  Buffer.from(pdf.toString('latin1').replaceAll(name, name.replaceAll(/[a-z]/g, 'x')), 'latin1');

const lines = ['Werkstatt Elbe GmbH', 'Rechnung Nr. RE-1001', 'Gesamtbetrag: 615,20 EUR'];
const xml = eInvoiceFixture('en16931');

describe('the XML in a PDF', () => {
  it.each(['factur-x.xml', 'ZUGFeRD-invoice.xml', 'zugferd-invoice.xml', 'xrechnung.xml', 'RE-1001.xml'])(
    'is found under the name %s',
    async (name) => {
      const pdf = await pdfWith(lines, { 'a.xml': '<a/>', [name]: xml });
      expect(await invoiceIn(pdf)).toMatchObject({ number: 'RE-1001', total: 61_520 });
    },
  );

  it('of its standard’s name counts before another', async () => {
    const pdf = await pdfWith(lines, { 'a.xml': eInvoiceFixture('basic'), 'factur-x.xml': xml });
    expect(await invoiceIn(pdf)).toMatchObject({ number: 'RE-1001' });
  });

  it('is found where the file does not list it by name', async () => {
    const pdf = without(await pdfWith(lines, { 'factur-x.xml': xml }), '/EmbeddedFiles');
    expect(await invoiceIn(pdf)).toMatchObject({ number: 'RE-1001', total: 61_520 });
  });

  it('is nothing where it is another XML, or damaged', async () => {
    expect(await invoiceIn(await pdfWith(lines, { 'factur-x.xml': '<a/>' }))).toBeUndefined();
    const damaged = xml.subarray(0, xml.length - 100);
    expect(await invoiceIn(await pdfWith(lines, { 'factur-x.xml': damaged }))).toBeUndefined();
  });
});
