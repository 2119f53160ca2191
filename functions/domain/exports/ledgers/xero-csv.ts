import { lineOfCells, textCell } from '../../../../shared/csv.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { toldKind } from '../../../../shared/sales-tax-kinds.ts';
import { bankAccounts } from './bank-accounts.ts';
import { importerDay } from './importer-day.ts';
import type { LedgerBooks, LedgerEntry, LedgerExport, LedgerLine, LedgerNote } from './ledger-books.ts';
import { ledgerNames, piecesAsFiles, stemOf } from './ledger-names.ts';
import { shortWords } from './plain-words.ts';
import { splitLines } from './split-lines.ts';

/** Xero runs out of time above 1,000 rows, and asks for smaller batches of precoded ones (Xero Central). */
const LIMITS = { rows: 500, bytes: 350_000 };
const TEXT_MAX = 255;

const PRECODED = [
  ...['Date', 'Amount', 'Payee', 'Description', 'Reference', 'Cheque Number', 'Account code'],
  ...['Tax Rate (Display Name)', 'Tracking1', 'Tracking2', 'Transaction Type', 'Analysis code'],
];
const PLAIN = ['Date', 'Amount', 'Payee', 'Description', 'Reference'];

/**
 * Precoded statements for Xero, which makes spend and receive money of them and reconciles them at once. Its codes are not ours: a category
 * stands by its name where the accountant fills its code in, and the tax as documents state it. What must not become such an entry –
 * transfers, what is the owner's, what nobody has given a category yet, and what pays an invoice, which Xero may have as one of its own –
 * stands in a plain statement beside it, for a person to reconcile: together they are the account.
 */
export function xeroCsv(books: LedgerBooks): LedgerExport {
  const nameOf = ledgerNames(books);
  const { accounts, notes } = bankAccounts(books);
  const written = accounts.map((account) => {
    const { label } = account.account;
    const [coded, plain] = [
      account.entries.filter(isCoded),
      account.entries.filter((each) => !isCoded(each)),
    ];
    const codedPieces = splitLines(
      lineOfCells(PRECODED),
      coded.map((entry) => precodedLines(entry, books)),
      LIMITS,
    );
    const plainPieces = splitLines(
      lineOfCells(PLAIN),
      plain.map((entry) => [lineOfCells(bankCells(entry, entry, entry.id, books))]),
      LIMITS,
    );
    return [
      piecesAsFiles(codedPieces, label, (part) => nameOf(`${stemOf(account)} precoded`, 'csv', part)),
      piecesAsFiles(plainPieces, label, (part) => nameOf(`${stemOf(account)} to-reconcile`, 'csv', part)),
      { files: [], notes: byHand(label, plain.length) },
    ];
  });
  return {
    files: written.flat().flatMap(({ files }) => files),
    notes: [
      ...wantedCodes(accounts.flatMap(({ entries }) => entries)),
      ...written.flat().flatMap((each) => each.notes),
      ...notes,
    ],
  };
}

/** Whether every line of an entry is of a category that somebody gave it, and it pays no invoice. */
const isCoded = ({ lines, isInvoiced }: LedgerEntry): boolean =>
  !isInvoiced && lines.every(({ side }) => 'categoryId' in side && !side.isUnsorted);

/** A line for each category of an entry: Xero splits no line of a statement. What comes to nothing is no line. */
function precodedLines(entry: LedgerEntry, books: LedgerBooks): string[] {
  const lines = entry.lines.filter(({ amount }) => amount !== 0);
  return lines.map((line, at) => {
    const reference = lines.length === 1 ? entry.id : `${entry.id}/${at + 1}`;
    return lineOfCells([
      ...bankCells(entry, line, reference, books),
      ...['', cellOf(labelOf(line)), cellOf(taxName(entry)), '', '', '', ''],
    ]);
  });
}

/** The reference tells two equal purchases of a day apart, of which Xero would skip one. Without a payee it takes the bank for whom was paid. */
function bankCells(
  { date, description, payee, currency }: LedgerEntry,
  { amount }: Pick<LedgerLine, 'amount'>,
  reference: string,
  { dayOrder, words }: LedgerBooks,
): string[] {
  const text = shortWords(description, TEXT_MAX) || words.noDescription;
  const name = shortWords(payee ?? '', TEXT_MAX) || text;
  return [
    importerDay(date, dayOrder),
    decimalFromMinor(amount, currency),
    ...[name, text, reference].map(cellOf),
  ];
}

/** An apostrophe that keeps a cell from running takes a letter too. */
const cellOf = (text: string): string => textCell(shortWords(text, TEXT_MAX - 1));

const labelOf = ({ side }: LedgerLine): string => ('label' in side ? side.label : '');

/** The taxes that documents state, as `GST 5% + QST 9.975%`, or that the buyer owes them: whoever knows Xero's names sees which one is meant. */
function taxName({ taxes, isReversed }: Pick<LedgerEntry, 'taxes' | 'isReversed'>): string {
  if (isReversed) return 'Reverse Charge Expenses';
  const names = taxes
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, rate }) => (rate === undefined ? kind : `${toldKind({ kind, rate })} ${rate}%`));
  return [...new Set(names)].join(' + ');
}

function wantedCodes(entries: readonly LedgerEntry[]): LedgerNote[] {
  const categories = new Set(
    entries.filter(isCoded).flatMap(({ lines }) => lines.map((line) => shortWords(labelOf(line), TEXT_MAX))),
  );
  return categories.size === 0 ? [] : [{ code: 'codes-wanted', categories: [...categories].toSorted() }];
}

const byHand = (account: string, count: number): LedgerNote[] =>
  count === 0 ? [] : [{ code: 'by-hand', account, count }];
