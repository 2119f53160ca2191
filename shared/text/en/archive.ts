/** What the lists in a zip of the archive say. */
export const archive = {
  titles: {
    type: 'Type',
    name: 'Name',
    vendor: 'Vendor',
    date: 'Date',
    amount: 'Amount',
    currency: 'Currency',
    category: 'Category',
    archivedOn: 'Archived On',
    goesOn: 'Goes For Good On',
    file: 'File',
    note: 'Note',
  },
  types: { receipt: 'Receipt', transaction: 'Transaction', report: 'Report' },
  reportTitles: {
    name: 'Name',
    from: 'From',
    to: 'To',
    sentOn: 'Sent On',
    recipient: 'Sent To',
    rows: 'Rows',
  },
  notes: {
    'not-kept': 'Its original is not in our storage.',
    'package-apart': 'A package for the accountant is a zip itself; it is downloaded alone.',
    'not-archived': 'It left the archive before this file was made.',
  },
};
