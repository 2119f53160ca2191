import { describe, expect, it } from 'vitest';
import type { PackedBooks } from '../../../../../../functions/domain/exports/package/packed.ts';
import { readmeText } from '../../../../../../functions/domain/exports/package/readme.ts';
import '../../../../../../functions/runtime/language.ts';
import { wordsFor } from '../../../../../../shared/text/words-for.ts';

const books: PackedBooks = {
  ...{ organization: '”Ada\u0007\u202e & Sons“', madeBy: 'A\u200bda', from: '2026-03-01', to: '2026-03-31' },
  ...{ period: 'March', currency: 'CAD', dateFormat: 'DD/MM/YYYY', timeZone: 'America/Toronto' },
  ...{ paper: 'Letter', language: 'en', createdAt: '2026-04-01T12:00:00.000Z', netSince: '2026-03-01' },
  totals: [
    {
      ...{ accountId: 'a', account: 'Cheq\u2067uing', currency: 'CAD', opening: 100, income: 20_000 },
      ...{ expenses: -5000, transfers: 0, personal: 0, closing: 15_100, entries: 3, counterparts: 0 },
    },
    {
      ...{ accountId: 'b', account: '储蓄', currency: 'JPY', opening: 7, income: 0 },
      ...{ expenses: 0, transfers: 0, personal: 0, closing: 7, entries: 0, counterparts: 0 },
    },
  ],
  ...{ entryPages: 1, documentPages: 1, files: ['profit-and-loss.pdf', 'imports.csv'], documentsAnEntry: 1 },
  counts: { entries: 3, documents: 1, openItems: 0, imports: 2, unprovenImports: 1 },
};
const counts = { ...books.counts, notKept: 1, missingReceipts: 2 };
const said = { from: '01/03/2026', to: '31/03/2026', madeOn: '01/04/2026', netSince: '01/03/2026' };
const textIn = (language: 'en' | 'fr', change = {}) =>
  Buffer.from(
    readmeText(books, { ...counts, ...change }, said, wordsFor(language).accountantPackage),
  ).toString();

describe('the read-me of a package', () => {
  it('names what is in it and nothing that is not', () => {
    const text = textIn('en');
    for (const name of ['ledger.xlsx', 'profit-and-loss.pdf', 'imports.csv', 'manifest.json', 'SHA256SUMS'])
      expect(text).toContain(`\r\n${name}\r\n`);
    expect(text).not.toContain('sales-tax.pdf');
    expect(text.replaceAll('\r\n', ' ')).toContain('open it there by Data, From Text/CSV.');
    expect(text).toContain('documents/');
    expect(textIn('en', { documents: 0 })).not.toContain('\r\ndocuments/');
  });

  it('tells what is missing, what is unproven, and since when figures are without tax', () => {
    const text = textIn('en').replaceAll('\r\n', ' ').replaceAll(/ +/g, ' ');
    expect(text).toContain('2 expenses lack a receipt');
    expect(text).toContain('1 document is not kept any more');
    expect(text).toContain('2 bank statements were imported; 1 of them not proven');
    expect(text).toContain('without sales tax from 01/03/2026 on');
    expect(text).toContain('sha256sum -c SHA256SUMS');
  });

  it('tells of one statement as of one, and what of the ledger no report counts', () => {
    const oneLine = (text: string) => text.replaceAll('\r\n', ' ').replaceAll(/ +/g, ' ');
    const told = (language: 'en' | 'fr', unprovenImports: number) =>
      oneLine(textIn(language, { imports: 1, unprovenImports }));
    expect(told('en', 0)).toContain('1 bank statement was imported; it is proven: imports.csv.');
    expect(told('en', 1)).toContain('1 bank statement was imported; it is not proven: imports.csv.');
    expect(told('fr', 0)).toContain('1 relevé bancaire importé, prouvé\u00a0: imports.csv.');
    expect(told('fr', 1)).toContain('1 relevé bancaire importé, non prouvé\u00a0: imports.csv.');
    expect(told('en', 0)).toContain(
      'Transfers between own accounts and what is personal stand in the ledger',
    );
    expect(told('fr', 0)).toContain('Les virements entre comptes et ce qui est personnel figurent');
  });

  it('shows the control totals in the digits of their currencies', () => {
    const text = textIn('en');
    expect(text).toMatch(/Chequing +1\.00 +200\.00 +-50\.00 +0\.00 +0\.00 +151\.00 +3/);
    expect(text).toMatch(/储蓄 +7 +0 +0 +0 +0 +7 +0/);
  });

  it('holds nothing that nobody sees, nor what turns the text around it', () => {
    expect(textIn('en').replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(textIn('en')).toContain('Books of “"Ada & Sons"”');
  });

  it('is in the language of the package, and never wider than it is read', () => {
    const text = textIn('fr');
    expect(text).toContain('Totaux de contrôle');
    const [prose = ''] = text.split('Totaux de contrôle');
    for (const line of prose.split('\r\n')) expect(Array.from(line).length).toBeLessThanOrEqual(78);
  });
});
