/** The landing page: only what the product does. */
export const landing = {
  title: 'Matchbook – books that match themselves',
  description:
    'Upload bank statements and receipts. Matchbook reads them, matches each receipt to its transaction and mails your accountant a clean file.',
  headline: 'Books that match themselves.',
  line: 'Upload your bank statements and receipts; Matchbook reads them, pairs each receipt with its transaction and sends your accountant a clean file.',
  startTrial: 'Start Free Trial',
  signIn: 'Sign In',
  toDashboard: 'Go to Dashboard',
  noCard: '14 days free. No credit card, no bank connection.',
  featuresTitle: 'From a pile of paper to a proven ledger',
  features: {
    upload: {
      title: 'Smart Upload',
      text: 'Drop a photo, a PDF or a bank file. Vendor, date and total are read by our own engine; no third party sees your papers.',
    },
    documents: {
      title: 'All Documents',
      text: 'Receipts, invoices and statements stay together, with the original a click away and every value open to correction.',
    },
    matching: {
      title: 'Auto Matching',
      text: 'Each receipt finds its transaction by amount, date and name, and says why. You confirm, reject or undo.',
    },
    export: {
      title: 'Export Ready',
      text: 'Choose period and fields. Your accountant receives a CSV that opens cleanly in any spreadsheet.',
    },
  },
  comparisonTitle: 'A spreadsheet, or Matchbook',
  comparisonWhat: 'Task',
  comparisonSpreadsheet: 'Spreadsheet',
  comparisonMatchbook: 'Matchbook',
  comparison: {
    rows: {
      what: 'Typing in transactions',
      spreadsheet: 'Row by row, from the statement',
      matchbook: 'Read from the statement and checked against its balances',
    },
    receipts: {
      what: 'Finding receipts',
      spreadsheet: 'In a folder, a mailbox and a jacket',
      matchbook: 'Attached to the transaction they belong to',
    },
    twice: {
      what: 'Duplicates and transfers',
      spreadsheet: 'Noticed in April, if at all',
      matchbook: 'Marked before they are added',
    },
    tax: {
      what: 'Sales tax and form lines',
      spreadsheet: 'Formulas someone has to maintain',
      matchbook: 'Sorted by your country’s form, evidence included',
    },
    accountant: {
      what: 'Handing over to the accountant',
      spreadsheet: 'A file and a week of emails',
      matchbook: 'One package that lists what is missing',
    },
  },
  shots: {
    dashboard: 'The dashboard: what needs you, income, expenses and cash flow of the month.',
    matching: 'Pending matches: each receipt beside its transaction, with the reasons for the match.',
  },
  shotsNote: 'Matchbook with sample data',
  stepsTitle: 'How it works',
  steps: {
    upload: {
      title: 'Upload',
      text: 'Drop in the month’s bank statement and your receipts, or forward them by email.',
    },
    extract: {
      title: 'Extract',
      text: 'Dates, amounts, vendors and taxes are read. What isn’t certain is marked, not guessed.',
    },
    match: {
      title: 'Match',
      text: 'Each receipt is paired with its payment. You see why, and confirm with one key.',
    },
    export: {
      title: 'Export',
      text: 'Your accountant gets one clean package, with the evidence behind every figure.',
    },
  },
  exampleLabel: 'An example: a receipt and the bank transaction it belongs to',
  exampleReceipt: 'Receipt',
  exampleVendor: 'Café Myriade',
  exampleBank: 'POS CAFE MYRIADE MTL',
  exampleAccount: 'Checking',
  exampleDay: '2 March',
  exampleNextDay: '3 March',
  exampleTotal: 'Total',
  exampleTax: 'Taxes',
  exampleMatch: 'High Match',
  exampleReasons: { amount: 'same amount', day: '1 day apart', name: 'same name' },
  closing: 'Put the shoebox away.',
  footer: 'Matchbook keeps books for freelancers, contractors and small businesses.',
} as const;
