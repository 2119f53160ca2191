import { ledgerFormats } from '../../../../../../shared/report-formats.ts';
import { describe, expect, it } from 'vitest';
import { ledgerExport } from '../../../../../../functions/domain/exports/ledgers/ledger-export.ts';
import {
  booksWith,
  category,
  entryWith,
  transfers,
} from '../../../../../support/ledgers/ledger-books-with.ts';
import { writtenFiles } from '../../../../../support/ledgers/written-files.ts';

/** A quarter with one of each: a sale, a split purchase with tax, a foreign one, a transfer that took a day, cash, what is private, an odd text. */
const books = booksWith({
  openings: [
    { accountId: 'checking', currency: 'USD', amount: 125_000 },
    { accountId: 'card', currency: 'USD', amount: -4_310 },
  ],
  entries: [
    entryWith({
      ...{ id: id(1), date: '2026-01-05', description: 'Invoice 1004', payee: 'Brock & Daughters' },
      ...{ amount: 250_000, kind: 'income' },
      side: { kind: 'income', categoryId: 'sales', label: 'Sales', isUnsorted: false },
    }),
    entryWith({
      ...{ id: id(2), date: '2026-01-09', description: 'RAIL CO 4711', payee: 'Rail Co', accountId: 'card' },
      amount: -12_000,
      taxes: [{ kind: 'VAT', rate: 20, amount: 2000 }],
      lines: [
        { amount: -9_000, worth: 0, side: category('Travel') },
        { amount: -3_000, worth: 0, side: { kind: 'personal' } },
      ],
    }),
    entryWith({
      ...{ id: id(3), date: '2026-02-02', description: '=Hotel; "Gare | Sud"', amount: -8_050 },
      ...{ currency: 'EUR', worth: { amount: -8_704, currency: 'USD' }, side: category('Travel') },
    }),
    ...[-40_000, 40_000].map((amount, at) =>
      entryWith({
        ...{ id: id(4 + at), date: `2026-03-0${2 + at}`, description: 'Transfer', kind: 'transfer', amount },
        ...{ accountId: at === 0 ? 'checking' : 'savings', pairId: 'p', side: transfers },
      }),
    ),
    entryWith({ id: id(6), date: '2026-03-12', description: 'Stamps', accountId: 'cash', amount: -990 }),
    entryWith({
      ...{ id: id(7), date: '2026-03-20', description: '办公用品', amount: -1_999 },
      side: { kind: 'expense', categoryId: 'expense', label: 'Expense', isUnsorted: true },
    }),
  ],
});

describe('ledgerExport', () => {
  it.each(ledgerFormats)('writes %s as it always did', async (format) => {
    const { files } = ledgerExport(format, books);
    const all = writtenFiles(files)
      .map(({ name, text }) => `== ${name}\n${text}`)
      .join('');
    const golden = `../../../../../fixtures/ledgers/${format}.txt`;
    await expect(all.replaceAll('\r\n', '␍\n')).toMatchFileSnapshot(golden);
  });

  it('gives the same bytes whenever it is asked', () => {
    for (const format of ledgerFormats)
      expect(writtenFiles(ledgerExport(format, books).files)).toEqual(
        writtenFiles(ledgerExport(format, books).files),
      );
  });
});

function id(number: number): string {
  return `01900000-0000-7000-8000-00000000000${number}`;
}
