import { describe, expect, it } from 'vitest';
import { readDocuments } from '../../../../../../functions/domain/documents/read-documents.ts';
import { isStatementFile } from '../../../../../../functions/domain/uploads/is-statement-file.ts';
import type { PageText, PageWord } from '../../../../../../shared/model/document.ts';
import type { EInvoice } from '../../../../../../shared/model/e-invoice.ts';

const nobody = { name: null, address: [], country: null, taxNumber: null };
const invoice: EInvoice = {
  kind: 'invoice',
  number: 'H-2026-17',
  issuedOn: '2026-03-16',
  dueOn: null,
  currency: 'EUR',
  seller: { ...nobody, name: 'Harbour Supplies GmbH', taxNumber: 'DE123456789' },
  buyer: { ...nobody, name: 'Mill Books Ltd' },
  lines: [{ role: 'goods', description: 'Paint', quantity: '2', amount: 10_000 }],
  linesLeft: 0,
  taxes: [{ kind: 'VAT', rate: 19, amount: 1900 }],
  net: 10_000,
  tax: 1900,
  total: 11_900,
  prepaid: 5000,
  rounding: null,
  due: 6900,
  payment: { code: '58', account: null, cardLastFour: null },
  terms: null,
  notes: [],
};

const LINES = [
  'Harbour Supplies',
  'Invoice no: H-2026-17',
  'Invoice date: 16 March 2026',
  'Due date: 30 March 2026',
  '2 x Paint   100.00 EUR',
  'Subtotal   100.00 EUR',
  'VAT 19%   19.00 EUR',
  'Total   119.00 EUR',
  'Amount due   69.00 EUR',
];

/** Lines on a page, one below the other; three blanks are a gap between columns. */
function printed(lines: readonly string[], page: Partial<PageText> = {}): PageText {
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }): PageWord => ({
      text,
      confidence: 1,
      box: [0.05 + index * 0.012, 0.05 + row * 0.05, text.length * 0.011, 0.02],
    })),
  );
  return { page: 1, width: 600, height: 800, words, ...page };
}

const onPaper = (lines: readonly string[], own: Partial<EInvoice> = {}) =>
  readDocuments([printed(lines, { invoice: { ...invoice, ...own } })]);

describe('an invoice with its XML', () => {
  it('is the organization’s own where the seller bears its registration, never where the buyer does', () => {
    const own = { taxNumber: '123456789' };
    const issued = (change: Partial<EInvoice>) =>
      readDocuments([printed(LINES, { invoice: { ...invoice, ...change } })], own).isIssued;
    const numbered = (taxNumber: string) => ({ ...nobody, name: 'Mill Books Ltd', taxNumber });
    expect(issued({ seller: numbered('GB123456789') })).toBe(true);
    expect(issued({ buyer: numbered('GB123456789') })).toBeUndefined();
  });

  it('names no way to pay by a code that no list has', () => {
    for (const code of ['constructor', '__proto__', '999']) {
      const { fields } = onPaper(LINES, { payment: { ...invoice.payment, code } });
      expect(fields.paymentMethod).toBeNull();
    }
  });

  it('shows where its page prints what the XML says', () => {
    const { fields, taxes } = onPaper(LINES);
    expect(fields.total).toMatchObject({ value: 11_900, confidence: 1, source: 'xml', page: 1 });
    expect(fields.total?.text).toContain('119.00');
    expect(fields.amountDue).toMatchObject({ value: 6900, text: expect.stringContaining('69.00') as string });
    expect(fields.date).toMatchObject({ value: '2026-03-16', text: '16 March 2026' });
    expect(fields.number).toMatchObject({ value: 'H-2026-17', text: 'H-2026-17' });
    expect(taxes).toMatchObject([
      { kind: 'VAT', rate: 19, amount: 1900, text: expect.stringContaining('19.00') as string },
    ]);
    for (const field of Object.values(fields)) expect(field?.printed).toBeUndefined();
  });

  it('takes the day that the XML leaves out from the page', () => {
    const { dueDate } = onPaper(LINES).fields;
    expect(dueDate).toMatchObject({ value: '2026-03-30' });
    expect(dueDate?.source).toBeUndefined();
  });

  it('says so where the page prints another total or day: the XML counts, and somebody is to look', () => {
    const { fields } = onPaper(LINES, { total: 11_901, issuedOn: '2026-03-17' });
    expect(fields.total).toMatchObject({
      value: 11_901,
      printed: expect.stringContaining('119.00') as string,
    });
    expect(fields.date).toMatchObject({ value: '2026-03-17', printed: '16 March 2026' });
    expect(fields.total?.confidence).toBeLessThan(0.93);
    expect(fields.total?.box).toEqual(onPaper(LINES).fields.total?.box);
  });

  it('does not doubt a name that its letterhead shortens', () => {
    const { vendor } = onPaper(LINES, {
      seller: { ...invoice.seller, name: 'Harbour Trading and Supplies GmbH & Co. KG' },
    }).fields;
    expect(vendor).toMatchObject({ value: 'Harbour Trading and Supplies GmbH & Co. KG', confidence: 1 });
    expect(vendor?.printed).toBeUndefined();
  });

  it('is one document, however its page looks', async () => {
    const twice = [...LINES, ...LINES.map((line) => line.replace('17', '18').replace('119', '219'))];
    const pages = [
      printed(LINES, { invoice }),
      printed(twice.slice(LINES.length), { page: 2 }),
      printed(['Account statement', 'Opening balance 1,000.00', 'Closing balance 881.00'], { page: 3 }),
    ];
    const alone = pages.map(({ invoice: _xml, ...page }) => page);
    expect(readDocuments(alone).documents?.length).toBeGreaterThan(1);
    const reading = readDocuments(pages);
    expect(reading.documents).toBeUndefined();
    expect(reading.fields.total).toMatchObject({ value: 11_900 });
    expect(await isStatementFile({ pages, format: 'pdf', document: reading }, 'EUR')).toBe(false);
  });

  it('keeps the name that a person gave its seller', () => {
    const pages = [printed(LINES, { invoice })];
    const marks = { taxNumber: 'de123456789', domains: [], layout: [] };
    const { vendor } = readDocuments(pages, { vendors: [{ name: 'The harbour', marks: [marks] }] }).fields;
    expect(vendor).toMatchObject({ value: 'The harbour', source: 'xml' });
  });

  it('tells a tax below zero where goods were taken back at its rate', () => {
    const { taxes } = onPaper(LINES, {
      taxes: [
        { kind: 'VAT', rate: 19, amount: 2100 },
        { kind: 'VAT', rate: 7, amount: -200 },
      ],
    });
    expect(taxes).toMatchObject([
      { rate: 19, amount: 2100 },
      { rate: 7, amount: -200 },
    ]);
  });
});

describe('an invoice that a mail brings as XML and as a PDF', () => {
  const mail = printed(['From: Harbour Supplies', 'Your invoice H-2026-17 of 119.00 EUR'], { part: 0 });
  const data: PageText = { page: 2, width: 1, height: 1, words: [], invoice, part: 1 };

  it('is one document, proven on the PDF', () => {
    const reading = readDocuments([mail, data, printed(LINES, { page: 3, part: 2 })]);
    expect(reading.documents).toHaveLength(1);
    expect(reading.kind).toBe('email');
    expect(reading.fields.total).toMatchObject({ value: 11_900, source: 'xml', page: 3 });
  });

  it('is one too where the PDF holds the same XML', () => {
    const both = printed(LINES, { page: 3, part: 2, invoice });
    expect(readDocuments([mail, data, both]).documents).toHaveLength(1);
  });

  it('is another than the PDF of another invoice', () => {
    const other = printed(
      LINES.map((line) => line.replace('H-2026-17', 'K-99')),
      { page: 3, part: 2 },
    );
    expect(readDocuments([mail, data, other]).documents).toHaveLength(2);
  });

  it('is read by itself where there is no PDF', () => {
    const reading = readDocuments([mail, data]);
    expect(reading.fields.total).toMatchObject({ value: 11_900, source: 'xml', page: 2 });
  });
});
