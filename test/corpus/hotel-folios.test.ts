import { describe, expect, it } from 'vitest';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import { isDocumentAllTheSame, isStatementFile } from '../../functions/domain/uploads/is-statement-file.ts';
import { drawPdf, table, type DrawnPage } from '../support/draw-statement.ts';
import { folios } from '../support/folios.ts';

async function fileOf(pages: readonly DrawnPage[]) {
  const reading = await readPages(await drawPdf(pages));
  if (reading.kind === 'problem') throw new Error(reading.code);
  return { pages: reading.pages, format: 'pdf' as const, document: readDocuments(reading.pages) };
}

describe('the folio of a hotel', () => {
  it.each(folios)('is a document, dropped anywhere: $name', async ({ pages }) => {
    const file = await fileOf(pages);
    expect(await isStatementFile(file, 'USD')).toBe(false);
  });

  it.each(folios)('is a document though it was brought as a statement: $name', async ({ pages }) => {
    const file = await fileOf(pages);
    expect(await isDocumentAllTheSame(file, 'USD')).toBe(true);
  });

  it.each(folios)('is told with what was paid: $name', async ({ pages, total }) => {
    const { document } = await fileOf(pages);
    expect(document.fields.total?.value).toBe(total);
    expect(document.kind).toBe('invoice');
  });
});

describe('a bill that is paid', () => {
  it('is no statement for its taxes, though it calls itself one and adds up to zero', async () => {
    const bill: DrawnPage = [
      { text: 'Harbour Veterinary Clinic', x: 40, y: 40 },
      { text: 'Account statement', x: 40, y: 60 },
      { text: 'Account number 55120', x: 40, y: 80 },
      ...table([40, 120, -400, -470, -540], 110, [
        ['Date', 'Description', 'Charges', 'Payments', 'Balance'],
        ['2026-05-02', 'Examination', '80.00', '', '80.00'],
        ['2026-05-02', 'HST', '10.40', '', '90.40'],
        ['2026-05-09', 'Vaccine', '45.00', '', '135.40'],
        ['2026-05-09', 'HST', '5.85', '', '141.25'],
        ['2026-05-09', 'Interac', '', '141.25', '0.00'],
      ]),
    ];
    const file = await fileOf([bill]);
    expect(await isStatementFile(file, 'CAD')).toBe(false);
    expect(await isDocumentAllTheSame(file, 'CAD')).toBe(true);
  });
});

describe('the statement of an account', () => {
  it('stays one that begins and ends at zero, with a hotel among its rows', async () => {
    const statement: DrawnPage = [
      { text: 'First Harbour Bank', x: 40, y: 40 },
      { text: 'Account statement', x: 40, y: 60 },
      { text: 'Account number 000123456789', x: 40, y: 80 },
      ...table([40, 120, -400, -470, -540], 110, [
        ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
        ['2026-05-01', 'Opening balance', '', '', '0.00'],
        ['2026-05-02', 'DEPOSIT', '', '900.00', '900.00'],
        ['2026-05-03', 'GUEST HOUSE HOTEL ROOM 12', '189.00', '', '711.00'],
        ['2026-05-04', 'SALES TAX CRA', '211.00', '', '500.00'],
        ['2026-05-08', 'CHECK IN SUITES', '100.00', '', '400.00'],
        ['2026-05-09', 'TRANSFER TO SAVINGS', '400.00', '', '0.00'],
        ['2026-05-31', 'Closing balance', '', '', '0.00'],
      ]),
    ];
    const file = await fileOf([statement]);
    expect(await isStatementFile(file, 'CAD')).toBe(true);
    expect(await isDocumentAllTheSame(file, 'CAD')).toBe(false);
  });
});
