import { lineOfCells, textCell } from '../../../../shared/csv.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { bankAccounts } from './bank-accounts.ts';
import { importerDay } from './importer-day.ts';
import type { LedgerBooks, LedgerEntry, LedgerExport } from './ledger-books.ts';
import { ledgerNames, piecesAsFiles, stemOf } from './ledger-names.ts';
import { plainWords } from './plain-words.ts';
import { splitLines } from './split-lines.ts';

/** QuickBooks Online takes 350 KB (Intuit: "Manually upload transactions"), and 1,000 rows. */
const LIMITS = { rows: 1000, bytes: 350_000 };

const HEADS = {
  3: ['Date', 'Description', 'Amount'],
  4: ['Date', 'Description', 'Credit', 'Debit'],
} as const;

/**
 * Files that QuickBooks Online takes in as statements of a bank: three columns with money out negative, or four, of which Credit is money in.
 * No other column, no byte order mark and no sign of a currency, on which it fails; one account and currency a file.
 */
export function quickbooksCsv(books: LedgerBooks, columns: 3 | 4): LedgerExport {
  const nameOf = ledgerNames(books);
  const { accounts, notes } = bankAccounts(books);
  const written = accounts.map((account) => {
    const lines = account.entries.map((entry) => [lineOf(entry, columns, books)]);
    const pieces = splitLines(lineOfCells(HEADS[columns]), lines, LIMITS);
    return piecesAsFiles(pieces, account.account.label, (part) => nameOf(stemOf(account), 'csv', part));
  });
  return {
    files: written.flatMap(({ files }) => files),
    notes: [...notes, ...written.flatMap((each) => each.notes)],
  };
}

function lineOf(
  { date, description, amount, currency }: LedgerEntry,
  columns: 3 | 4,
  { dayOrder, words }: LedgerBooks,
): string {
  const text = textCell(plainWords(description) || words.noDescription);
  const money = decimalFromMinor(columns === 3 ? amount : Math.abs(amount), currency);
  const amounts = columns === 3 ? [money] : amount > 0 ? [money, ''] : ['', money];
  return lineOfCells([importerDay(date, dayOrder), text, ...amounts]);
}
