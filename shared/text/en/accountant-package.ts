import { quoted } from '../quoted.ts';

/** A statement's proof in figures, written as plain decimals with their currency. */
interface Proof {
  readonly opening: string;
  readonly rows: string;
  readonly count: number;
  readonly closing: string;
}

/** What the read-me of a package tells: days as the organization writes them. */
interface Readme {
  readonly organization: string;
  readonly from: string;
  readonly to: string;
  readonly madeBy: string;
  readonly madeOn: string;
  readonly currency: string;
  readonly netSince: string | null;
  readonly hasSalesTax: boolean;
  readonly entries: number;
  readonly documents: number;
  readonly notKept: number;
  readonly missingReceipts: number;
  readonly openItems: number;
  readonly imports: number;
  readonly unprovenImports: number;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What the files of a package for the accountant say. */
export const accountantPackage = {
  ledger: 'Ledger',
  documents: 'Documents',
  total: ({ currency }: { currency: string }) => `Total ${currency}`,
  titles: {
    date: 'Date',
    description: 'Description',
    type: 'Type',
    category: 'Category',
    account: 'Account',
    amount: 'Amount',
    currency: 'Currency',
    tax: 'Tax',
    worth: 'Converted Amount',
    worthCurrency: 'Converted To',
    rate: 'Rate',
    rateSource: 'Rate Source',
    notes: 'Notes',
    entry: 'Entry',
    vendor: 'Vendor',
    file: 'File',
    fileName: 'Original Name',
    standing: 'Standing',
    note: 'Note',
    from: 'From',
    to: 'To',
    opening: 'Opening Balance',
    rows: 'Rows',
    rowsSum: 'Sum Of Rows',
    closing: 'Closing Balance',
    proof: 'Proof',
    added: 'Added',
    leftOut: 'Not Added',
    importedOn: 'Imported On',
  },
  documentColumn: ({ number }: { number: number }) => (number === 1 ? 'Document' : `Document ${number}`),
  standings: { linked: 'Linked to an entry', unmatched: 'Linked to no entry', archived: 'Not kept here' },
  missing: {
    receipt: 'No receipt',
    archived: 'Not kept: deleted by the business',
    gone: 'Not kept: its file is no longer there',
    originalDeleted: 'Not kept: original deleted, as the business’s settings say',
  },
  open: {
    category: 'Uncategorized',
    unconverted: 'In no report: no rate to the currency of the books',
    document: 'Document without an entry',
    suggestion: 'Suggested match to decide',
    pair: 'Pair of entries to decide',
    question: ({ text }: { readonly text: string }) => `Open question: ${text}`,
  },
  proofs: {
    proven: ({ opening, rows, count, closing }: Proof) =>
      `Proven: opening ${opening} and ${counted(count, 'row', 'rows')} of ${rows} together make closing ${closing}.`,
    broken: ({ opening, rows, count, closing }: Proof) =>
      `Does not agree: opening ${opening} and ${counted(count, 'row', 'rows')} of ${rows} together do not make closing ${closing}. Compare it with the bank’s statement.`,
    rowByRow: ({ rows, count }: { rows: string; count: number }) =>
      `Proven row by row: the running balances agree with ${counted(count, 'row', 'rows')} of ${rows}.`,
    brokenRows: ({ rows, count }: { rows: string; count: number }) =>
      `Does not agree: the running balances contradict ${counted(count, 'row', 'rows')} of ${rows}. Compare it with the bank’s statement.`,
    none: ({ rows, count }: { rows: string; count: number }) =>
      `Unproven: the file states no balances to hold ${counted(count, 'row', 'rows')} of ${rows} against.`,
    unknown: 'Unproven: what was read from the file is no longer kept.',
  },
  readme: {
    heading: ({ organization, from, to }: Pick<Readme, 'organization' | 'from' | 'to'>) =>
      `Books of ${quoted(organization)}, ${from} to ${to}`,
    made: ({ madeBy, madeOn }: Pick<Readme, 'madeBy' | 'madeOn'>) =>
      madeBy === ''
        ? `Made with Matchbook, ordered on ${madeOn}.`
        : `Made with Matchbook, ordered by ${quoted(madeBy)} on ${madeOn}.`,
    basis: ({ currency }: Pick<Readme, 'currency'>) =>
      `Cash basis: each entry counts on the day on which the money moved. Both days are included. Money in is positive, money out negative. The books are kept in ${currency}; an entry in another currency counts by its converted amount, and apart where it has none.`,
    gross: 'All figures include sales tax.',
    net: ({ since }: { since: string }) =>
      `In the reports, income and expenses are without sales tax from ${since} on. The ledger shows amounts as they were paid; less its Tax column, they add up to the reports.`,
    contents: 'What is in here',
    files: {
      readme: 'This text.',
      ledgerBook:
        'Every entry with account, category, tax and converted amount. Each row links to its documents in this package; unpack it first.',
      ledger: 'The same entries as a list.',
      profitAndLoss: 'Income and expenses by category.',
      taxSummary: 'Income and expenses by the lines of the tax form.',
      salesTax: 'Sales tax by the boxes of the return.',
      documents: 'Receipts and invoices, named by day, vendor and amount.',
      missingReceipts: 'Expenses that want a receipt and have none, and documents that are not kept.',
      openItems:
        'What waits for a decision: categories, rates, documents, suggested matches, pairs of entries, open questions.',
      imports:
        'Each imported bank statement of these days with its proof: opening balance and rows make the closing balance.',
      manifest: 'Control totals by account and currency, counts, and every file with its SHA-256.',
      sums: 'Check sums of all files.',
    },
    lists:
      'The lists are CSV: UTF-8, separated by commas, decimal points, days as YYYY-MM-DD. Where a spreadsheet shows one in a single column, open it there by Data, From Text/CSV.',
    state: 'What to know of it',
    entries: ({ entries, documents }: Pick<Readme, 'entries' | 'documents'>) =>
      `${counted(entries, 'entry', 'entries')} and ${counted(documents, 'document', 'documents')} are in here.`,
    outside:
      'Transfers between own accounts and what is personal stand in the ledger, by their type, and in no report.',
    missingReceipts: ({ count }: { count: number }) =>
      count === 0
        ? 'No expense lacks a receipt.'
        : `${counted(count, 'expense lacks', 'expenses lack')} a receipt: missing-receipts.csv.`,
    notKept: ({ count }: { count: number }) =>
      count === 0
        ? 'All documents of these entries are in here.'
        : `${counted(count, 'document is', 'documents are')} not kept any more, and listed in missing-receipts.csv with vendor, day and amount.`,
    openItems: ({ count }: { count: number }) =>
      count === 0
        ? 'Nothing waits for a decision.'
        : `${counted(count, 'thing waits', 'things wait')} for a decision: open-items.csv.`,
    imports: ({ imports, unprovenImports }: Pick<Readme, 'imports' | 'unprovenImports'>) =>
      imports === 0
        ? 'No bank statement was imported for these days.'
        : imports === 1
          ? `1 bank statement was imported; it is ${unprovenImports === 0 ? '' : 'not '}proven: imports.csv.`
          : `${counted(imports, 'bank statement was', 'bank statements were')} imported; ${unprovenImports === 0 ? 'each of them is proven' : `${unprovenImports} of them not proven`}: imports.csv.`,
    totals: 'Control totals',
    totalsTitles: {
      account: 'Account',
      opening: 'Opening',
      income: 'Income',
      expenses: 'Expenses',
      transfers: 'Transfers',
      personal: 'Personal',
      closing: 'Closing',
      entries: 'Entries',
    },
    totalsNote:
      'They were held against the totals of the ledger when this package was made, and agree. Opening and closing rest on what the accounts are said to have begun with.',
    checking: 'How to check the files',
    check: {
      unpack: 'Unpack the package, open a terminal in its folder, and run:',
      linux: 'Linux: sha256sum -c SHA256SUMS',
      macos: 'macOS: shasum -a 256 -c SHA256SUMS',
      windows:
        'Windows (PowerShell): Get-FileHash -Algorithm SHA256 FILE, and compare with the line of the file.',
    },
  },
};
