/*
 * Of what other screens and dialogs say, what the frame of the signed-in app and the dashboard say too: they come without the rest.
 */

/** Of `transactions`. */
export const firstOfTransactions = {
  importStatement: 'Import Statement',
  uncategorised: 'Uncategorized',
  loadFailed: 'Failed to load transactions',
} as const;

/** Of `entry`. */
export const firstOfEntry = {
  categoryGroups: {
    own: 'Your categories',
    income: 'Income',
    work: 'Supplies and equipment',
    office: 'Office and home',
    road: 'Travel, meals and vehicle',
    people: 'People and professional help',
    marketing: 'Marketing and sales',
    money: 'Bank, insurance and fees',
    other: 'Other',
  },
  noLongerOffered: 'Chosen before',
  refunds: 'Refunds',
  refundOf: 'Refund of {{category}}',
  changed: 'Transaction changed',
  changeFailed: 'The change was not saved',
  deleted: 'Transaction deleted',
  deleteFailed: 'The transaction was not deleted',
  add: 'Add',
  addReceipts: 'Add Receipts',
  details: {
    use: 'Used for',
    uses: {
      business: 'Business',
      transfer: 'Between own accounts',
      personal: 'Personal',
      draw: 'Owner’s draw',
      contribution: 'Owner’s contribution',
    },
    useHelp: {
      personal: 'It counts neither as income nor as expense of the business, and needs no receipt.',
      draw: 'What the owner took out of the business: no expense, and no receipt needed.',
      contribution: 'What the owner brought into the business: no income, and no receipt needed.',
    },
    share: 'Business use in percent',
    shareHelp: '{{business}} for the business, {{personal}} personal.',
    shareMark: '{{percent}} % business',
    split: 'Split over categories',
    part: 'Part {{number}}',
    partAmount: 'Amount',
    partTax: 'Tax in it',
    chooseCategory: 'Choose a category',
    addPart: 'Add a part',
    splitUp: 'Split over categories',
    splitLoan: 'Split: principal and interest',
    loanWhich: 'Choose the loan that it pays back.',
    loanHelp: 'Enter the interest from your lender’s statement. The rest pays the loan back.',
    toAccount: 'To an account',
    fromAccount: 'From an account',
    removePart: 'Remove part {{number}}',
    left: 'Left: {{amount}}',
    tooMuch: 'The parts take all of it or more.',
  },
  /** The taxes in an entry, and how a person says them. */
  worth: {
    title: 'Worth in {{currency}}',
    equals: '= {{worth}}',
    apart: 'Counted apart',
    apartHelp:
      'No rate is known for its day, so it is in no total in {{currency}}. Say what it was worth, or find rates from the dashboard.',
    apartCount_one: '{{count}} entry is not counted in {{currency}}:',
    apartCount_other: '{{count}} entries are not counted in {{currency}}:',
    find: 'Find rates',
    finding: 'Looking: {{percent}} %',
    found_one: 'Found the rate of {{count}} entry',
    found_other: 'Found the rates of {{count}} entries',
    foundRest_one: '{{count}} stays apart: no rate is known for its day.',
    foundRest_other: '{{count}} stay apart: no rate is known for their days.',
    noneFound: 'No rates found',
    noneFoundHelp: 'None is known for these days. Open an entry to say what it was worth.',
    findFailed: 'The rates were not found',
    by: 'You know',
    byAmount: 'The amount in {{currency}}',
    byRate: 'The rate',
    amount: 'Amount in {{currency}}',
    rate: '{{currency}} for 1 {{own}}',
    save: 'Set worth',
    takeBack: 'Use the published rate',
    takeBackStated: 'Use the statement’s rate',
    source: '{{source}}, {{day}}',
    sourceVia: '{{source}}, {{day}}, via {{via}}',
    whole: '{{worth}} at {{rate}} ({{source}})',
    sources: {
      person: 'by hand',
      statement: 'the statement',
      ecb: 'ECB',
      'bank-of-canada': 'Bank of Canada',
    },
  },
} as const;

/** Of `exporting`. */
export const firstOfExporting = {
  tools: 'Export Tools',
  toolsHelp: 'Mail your entries to your accountant.',
  format: 'File format',
  formats: {
    csv: 'CSV',
    xlsx: 'Excel workbook (XLSX)',
    pdf: 'PDF',
    'quickbooks-3': 'QuickBooks Online, 3 columns',
    'quickbooks-4': 'QuickBooks Online, 4 columns',
    'xero-precoded': 'Xero, precoded statements',
    ofx: 'OFX 2 statements',
    hledger: 'hledger journal',
    beancount: 'beancount ledger',
    zip: 'ZIP',
  },
  forPrograms: 'For the accountant’s program',
  formatsOfPlan: 'Your plan has CSV files; the others come with the larger plans.',
  xeroHelp:
    'Importing it makes spend money and receive money entries in Xero and reconciles them at once. Never import it for lines that belong to invoices or bills in Xero.',
  period: 'Time Period',
  thisMonth: 'This Month',
  thisYear: 'This Year',
  customRange: 'Custom Range',
  emailToAccountant: 'Email to Accountant',
  automatically: 'Send this automatically',
  exporting: 'Exporting...',
  periodMonthly: 'this month',
  periodYearly: 'this year',
  periodCustom: '{{from}} to {{to}}',
  goesOn: 'Export on its way',
  goesOnHelp: 'This takes longer than usual. It goes on by itself: Notifications will say what became of it.',
  notFollowed: 'Export ordered',
  notFollowedHelp: 'We can’t see at the moment what became of it. It goes on by itself: see Notifications.',
  sendAgain: 'Send again',
  sendAnyway: 'Send anyway',
  close: 'Close and lock…',
  sentTo: 'Your export of {{period}} was sent to {{recipient}}.',
  chooseRange: 'Choose the first and the last day.',
  programFiles:
    'A zip with a file for each bank account and card, and a README that says how to import them. Cash is in none of them.',
  programBooks: 'One file with the books of these days in full, by double entry.',
} as const;

/** Of `uploads`. */
export const firstOfUploads = {
  allIn_one: '{{count}} file added',
  allIn_other: '{{count}} files added',
  notSent: 'It could not be sent. Check your connection and try again.',
  notTold:
    'It was sent, but we have not heard yet what it is. Look at your documents and imports in some minutes before you send it again.',
} as const;
