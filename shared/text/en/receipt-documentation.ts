/** What the documentation of receipts says: each document with what was read of it, and the entry it proves. */
export const receiptDocumentation = {
  sections: {
    linked: 'Documents of entries',
    unmatched: 'Documents without an entry',
    archived: 'Documents that are not kept',
  },
  notes: {
    linked: 'Each document belongs to an entry of these days, whichever day it bears itself.',
    unmatched: 'These bear a day of the period, or came on one of its days where they bear none.',
    archived:
      'These belonged to entries of these days. Their files were deleted, what was read of them is kept.',
  },
  titles: {
    date: 'Date',
    vendor: 'Vendor',
    amount: 'Amount',
    currency: 'Currency',
    tax: 'Tax',
    category: 'Category',
    file: 'File',
    note: 'Note',
    entryDate: 'Entry Date',
    entry: 'Entry',
    entryAmount: 'Entry Amount',
    confidence: 'Match Confidence',
  },
  labels: {
    cameOn: 'Came on',
    match: 'Entry',
    note: 'Note',
  },
  undated: 'No date on it',
  notKept: 'Not kept: its file was deleted',
  noPicture: 'No picture of it is kept',
  pagesLeft: ({ count }: { count: number }) =>
    count === 1 ? 'One more page is in its file' : `${count} more pages are in its file`,
  notMatched: 'None',
  byHand: 'matched by hand',
  /** `confidence` as it is written: 98%. */
  surely: ({ confidence }: { confidence: string }) => `${confidence} sure`,
};
