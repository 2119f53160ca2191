interface Counted {
  readonly count: number;
}

/** What the pages say that links to reports and packages lead to, to people who may never have heard of Matchbook. */
export const sharedPages = {
  product: 'Matchbook',
  packageTitle: 'Accountant package',
  reportTitle: 'Report',
  days: ({ from, to }: { readonly from: string; readonly to: string }) =>
    from === to ? from : `${from} to ${to}`,
  by: ({ sender, until }: { readonly sender: string; readonly until: string }) =>
    `Shared by ${sender}. This page can be opened until ${until}.`,
  downloadAll: ({ size }: { readonly size: string }) => `Download everything (${size})`,
  downloadReport: ({ size }: { readonly size: string }) => `Download (${size})`,
  fileName: 'File',
  totals: 'Totals',
  income: 'Income',
  expenses: 'Expenses',
  net: 'Net',
  transfers: 'Transfers, owner’s draws and contributions',
  personal: 'Personal',
  entries: 'Entries',
  content: 'What is in it',
  documents: ({ count }: Counted) => (count === 1 ? 'One document' : `${count} documents`),
  imports: ({ count }: Counted) => (count === 1 ? 'One bank statement' : `${count} bank statements`),
  missing: 'What is missing',
  missingReceipts: ({ count }: Counted) =>
    count === 1 ? 'One expense has no receipt' : `${count} expenses have no receipt`,
  notKept: ({ count }: Counted) =>
    count === 1
      ? 'One document was looked at and not kept: the package lists it'
      : `${count} documents were looked at and not kept: the package lists them`,
  openItems: ({ count }: Counted) =>
    count === 1
      ? 'One item is still open: the package lists it'
      : `${count} items are still open: the package lists them`,
  unprovenImports: ({ count }: Counted) =>
    count === 1
      ? 'The rows of one bank statement don’t add up to its balances'
      : `The rows of ${count} bank statements don’t add up to their balances`,
  nothingMissing: 'Nothing is missing: every expense has its receipt, and every statement adds up.',
  rows: 'Entries',
  search: 'Search by text, day or amount',
  find: 'Search',
  showAll: 'Show all',
  counted: ({ count }: Counted) => (count === 1 ? 'One entry' : `${count} entries`),
  found: ({ count, of, search }: { readonly count: string; readonly of: string; readonly search: string }) =>
    `${count} of ${of} entries hold “${search}”`,
  noneFound: ({ search }: { readonly search: string }) =>
    `No entry holds “${search}”. Try fewer words, or an amount without its currency.`,
  noRows: 'There are no entries in these days.',
  columns: {
    date: 'Date',
    description: 'Description',
    type: 'Type',
    category: 'Category',
    account: 'Account',
    amount: 'Amount',
    documents: 'Documents',
  },
  uncategorized: 'Uncategorized',
  noDocument: 'None',
  newTab: '(opens in a new tab)',
  pages: 'Pages of entries',
  page: ({ page, of }: { readonly page: string; readonly of: string }) => `Page ${page} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  files: ({ count }: Counted) =>
    count === 1 ? 'The one file of the package' : `All ${count} files of the package`,
  moreFiles: ({ count }: Counted) =>
    `And ${count} more. The manifest in the package lists each of them with its digest.`,
  filesColumns: { path: 'File', size: 'Size', digest: 'SHA-256' },
  locked: {
    title: 'A pass phrase is needed',
    lead: 'Whoever sent you this link has a pass phrase for it. Ask them if you don’t have it. A cookie remembers it on this device for two hours.',
    phrase: 'Pass phrase',
    open: 'Open',
    wrong: 'This is not the pass phrase. Check it and type it again.',
    tooMany: 'Too many pass phrases were tried. Wait an hour, then try again.',
  },
  ended: {
    unknown: {
      title: 'This link doesn’t work',
      text: 'Check that the whole address was copied. If it was, ask whoever sent it to you for a new one.',
    },
    over: {
      title: 'This link no longer opens',
      text: 'It has expired, or was revoked by whoever sent it to you. Ask them to let it open for longer, or for a new one.',
    },
    document: {
      title: 'This document is not kept any more',
      text: 'It was deleted after the package was made. The package itself still holds it: go back and download everything.',
    },
    failed: {
      title: 'This page could not be shown',
      text: 'By a fault of ours. Load it again in a moment.',
    },
  },
  foot: 'Kept with Matchbook, books that match themselves. This page is private: whoever has its address can open it, and each opening is noted.',
};
