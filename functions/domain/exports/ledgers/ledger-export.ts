import type { LedgerFormat } from '../../../../shared/model/ledger-format.ts';
import { beancountLedger } from './beancount-ledger.ts';
import { hledgerJournal } from './hledger-journal.ts';
import type { LedgerBooks, LedgerExport } from './ledger-books.ts';
import { ofx } from './ofx.ts';
import { quickbooksCsv } from './quickbooks-csv.ts';
import { xeroCsv } from './xero-csv.ts';

const writers: Readonly<Record<LedgerFormat, (books: LedgerBooks) => LedgerExport>> = {
  'quickbooks-3': (books) => quickbooksCsv(books, 3),
  'quickbooks-4': (books) => quickbooksCsv(books, 4),
  'xero-precoded': xeroCsv,
  ofx,
  hledger: hledgerJournal,
  beancount: beancountLedger,
};

/** The files of some books for another program, and what whoever takes them in has to know. There may be none: no entry is of a bank. */
export const ledgerExport = (format: LedgerFormat, books: LedgerBooks): LedgerExport =>
  writers[format](books);
