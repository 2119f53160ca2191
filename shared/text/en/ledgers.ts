import { quoted } from '../quoted.ts';

interface Of {
  readonly account: string;
}

const bank =
  'The zip has one file for each bank account and card. A large one is split into parts: import them in order, each once.';
const days = ({ usFirst }: { usFirst: boolean }) =>
  usFirst
    ? 'Dates are month first (MM/DD/YYYY). Choose that when the program asks: up to the 12th of a month it can’t tell.'
    : 'Dates are day first (DD/MM/YYYY). Choose that when the program asks: up to the 12th of a month it can’t tell.';

const xeroWarning =
  'Importing a precoded file makes spend money and receive money entries in Xero and reconciles them at once. Never import it for lines that belong to invoices or bills in Xero: they would be counted twice, and the bank account would be reconciled with the wrong entries.';

/** What files for other programs of bookkeeping say: the names in them, and what whoever imports them has to know. */
export const ledgers = {
  /** What has to be known before such a file is even made. */
  xeroWarning,
  places: {
    opening: 'Opening balances',
    closing: 'Closing balances',
    transfers: 'Transfers',
    owner: 'Owner',
    personal: 'Personal',
    uncategorized: { income: 'Uncategorized income', expense: 'Uncategorized expenses' },
  },
  programs: {
    'quickbooks-3': 'QuickBooks Online, bank CSV with 3 columns',
    'quickbooks-4': 'QuickBooks Online, bank CSV with 4 columns',
    'xero-precoded': 'Xero, precoded statements',
    ofx: 'OFX 2 statements',
    hledger: 'hledger journal',
    beancount: 'beancount ledger',
  },
  /** What has to be known before a file is imported; it stands in the letter too. */
  how: {
    'quickbooks-3': (facts: { usFirst: boolean }) =>
      `${bank} Upload each to its account in QuickBooks Online. The columns are Date, Description and Amount; money out is negative. ${days(facts)}`,
    'quickbooks-4': (facts: { usFirst: boolean }) =>
      `${bank} Upload each to its account in QuickBooks Online. Credit is money in, Debit is money out; some editions name them the other way around, so check a few rows before you confirm, or use the file with 3 columns. ${days(facts)}`,
    'xero-precoded': (facts: { usFirst: boolean }) =>
      `${xeroWarning} Before you import it, replace each category under “Account code” by its code in your chart of accounts, and fill in “Tax Rate (Display Name)” with Xero’s name of the tax rate; a row without them becomes a plain statement line. Files named “to-reconcile” are plain statements of all other entries of the same account: transfers, what is the owner’s, what is uncategorized and what a linked invoice proves. Import both, each once. ${days(facts)}`,
    ofx: () =>
      'There is one file for each bank account and card, since programs read the first account of a file and ignore the others. Imported again, no entry comes twice. Its closing balance is that of the books.',
    hledger: () =>
      'The journal holds the books of these days in full, by double entry. Its last entry states what each account holds: hledger refuses the journal if it does not add up.',
    beancount: () =>
      'The ledger holds the books of these days in full, by double entry. At its end it states what each account holds: beancount reports it if it does not add up.',
  },
  readme: {
    fileName: 'README.txt',
    head: ({ organization, from, to }: { organization: string; from: string; to: string }) =>
      `${quoted(organization)}, ${from} to ${to}`,
    notes: 'To know',
    files: 'Files',
    made: 'Made with Matchbook.',
  },
  notes: {
    'no-bank-account': ({ account, count }: Of & { count: number }) =>
      `${quoted(account)} is no bank account or card: ${count === 1 ? 'its entry is' : `its ${count} entries are`} in none of these files. Enter cash by hand, or use the hledger journal, which has it.`,
    zero: ({ account, entries }: Of & { entries: string }) =>
      `Entries of 0 are left out of ${quoted(account)}, since importers fail on them: ${entries}.`,
    'other-currency': ({ account, currency }: Of & { currency: string }) =>
      `Entries of ${quoted(account)} in ${currency} are in a file of their own: import it to an account in ${currency}.`,
    'in-parts': ({ account, parts }: Of & { parts: number }) => `${quoted(account)} comes in ${parts} parts.`,
    'codes-wanted': ({ categories }: { categories: string }) =>
      `Categories for which a code has to be filled in: ${categories}.`,
    'by-hand': ({ account, count }: Of & { count: number }) =>
      `${count === 1 ? '1 entry' : `${count} entries`} of ${quoted(account)} ${count === 1 ? 'is' : 'are'} to be reconciled by hand.`,
    'no-opening': ({ account }: Of) =>
      `Nothing says with which balance ${quoted(account)} began: its closing balance counts from 0.`,
  },
  more: ({ count }: { count: number }) => `and ${count} more`,
};
