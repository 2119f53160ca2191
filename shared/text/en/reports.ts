import { named } from '../quoted.ts';
import type { OpenItem } from '../open-item.ts';
import type { PeriodInWords } from '../period-in-words.ts';

/** What is handed over, and whose it is. */
interface About {
  readonly organization: string;
  readonly what: string;
  readonly period: PeriodInWords;
}

/** In what a letter brings it. */
type Brought = 'attached' | 'linked';

const days = (period: PeriodInWords): string =>
  'name' in period ? period.name : `${period.from} to ${period.to}`;

const some = (count: number, one: string, several: string, atLeast = false): string =>
  `${atLeast ? 'at least ' : ''}${count} ${count === 1 ? one : several}`;

/** How days and months are written in the language of a letter. */
export interface OpenWords {
  readonly day: (day: string) => string;
  readonly period: (range: { readonly from: string; readonly to: string }) => PeriodInWords;
  readonly months: (months: readonly string[]) => string;
}

/** What of a line the law lets count; amounts with their currency. */
interface CountedNote {
  readonly place: string;
  readonly percent: number;
  readonly amount: string;
  readonly counts: string;
  readonly taxYear: string;
}

/** What an export says to the accountant: its columns, its cells and the letter that brings it. */
export const reports = {
  titles: {
    date: 'Date',
    description: 'Description',
    amount: 'Amount',
    currency: 'Currency',
    tax: 'Tax',
    box_amount: 'In the Box',
    worth: 'Converted Amount',
    worth_currency: 'Converted To',
    worth_rate: 'Rate',
    worth_source: 'Rate Source',
    category: 'Category',
    account_label: 'Account',
    transaction_type: 'Type',
    receipt_vendor: 'Receipt Vendor',
    receipt_amount: 'Receipt Amount',
    receipt_date: 'Receipt Date',
    receipt_file: 'Receipt File',
    created_at: 'Created',
    user_name: 'Entered By',
    match_confidence: 'Match Confidence',
  },
  figures: {
    titles: {
      kind: 'Type',
      line: 'Line',
      box: 'Box',
      category: 'Category',
      label: 'Label',
      amount: 'Amount',
      counts: 'Counts On The Form',
      count: 'Entries',
      currency: 'Currency',
      from: 'From',
      to: 'To',
      netSince: 'Without Sales Tax Since',
    },
    net: 'Net',
    unconverted: 'Not converted, in no other line',
    notConverted: 'Not converted',
    notConvertedHelp: 'Entries in other currencies without a rate. They are in none of the other figures.',
    form: {
      counts: ({ place, percent, amount, counts, taxYear }: CountedNote) =>
        `${place}: ${percent}% of ${amount} counts, ${counts} (tax year ${taxYear}).`,
      rest: ({ amount, place }: { amount: string; place: string }) =>
        `The form asks for the rest, ${amount}, on ${place}.`,
      unread: 'This was not read in the law: check with your accountant.',
      leftOut: ({ amount, place }: { amount: string; place: string }) =>
        `The profit on the form is without the ${amount} on ${place}: an allowance is claimed there, and nobody has said how much. Ask your accountant.`,
      claimed: ({ amount, place }: { amount: string; place: string }) =>
        `The profit on the form counts ${amount} on ${place}, as you said is claimed for the year.`,
      capital: ({ amount, profit }: { amount: string; profit: string }) =>
        `Capital purchases of ${amount} are on these lines. Without them, the profit on the form is ${profit}, before any write-off.`,
      wages: ({ amount }: { amount: string }) => `Wages are asked for once more at P15, label G: ${amount}.`,
      addedBack: ({ amount }: { amount: string }) =>
        `What stands on line 141, ${amount}, is added back among the adjustments (lines 159–168), and capital allowances are claimed in its place.`,
      whole: ({ amount }: { amount: string }) =>
        `Phone, internet and vehicle costs are counted in full, ${amount}. If some of it is personal, set the business share of those entries; if you claim mileage, leave out what the vehicle cost.`,
      profit:
        'The profit on the form holds neither what stands on no line or on another form, nor what no entry tells: mileage, a home by its area, depreciation.',
    },
    sums: {
      income: 'Total income',
      expense: 'Total expenses',
      net: 'Net',
      profit: 'Profit on the form, by what counts',
      personal: 'Personal, in no line above',
    },
  },
  salesTax: {
    boxes: 'Boxes of the return',
    boxesHelp: 'What a return of just these days would say.',
    periods: 'Filing periods',
    prepaid: 'Payments to the tax authority',
    prepaidHelp:
      'Not deducted from To Pay. Payments made in advance for the period, such as instalments, reduce what is left to pay; payments for earlier periods do not.',
    abroad: 'Purchases that may be from abroad',
    abroadHelp:
      'Not on the return until the entry is set as a service from abroad: tax that you owe and may claim (reverse charge, also of subcontractors’ building work; UK boxes 1, 4 and, from abroad, 6, VAT3 T1 and T2, where goods from the EU count the same; E2 and ES2 are left to you). Listed are purchases without tax: paid in foreign money, billed by an invoice that charges none, of software or, in the UK, of online ads. Others from abroad cannot be told apart.',
    rates: 'By kind and rate',
    claims: 'Claims without evidence',
    claimsHelp:
      'Without the document, or a full invoice, you may have to pay this tax back. The largest are listed.',
    unsorted: 'Uncategorized money in, counted as sales',
    unsortedHelp:
      'The tax is in the amount to pay. A refund, a loan or the owner’s own money owes no sales tax: choose a category first.',
    undecided: 'Sales with no tax on record',
    undecidedHelp:
      'Their tax hasn’t been set, so none of it is in the amount to pay. At the usual rates, it would be about this much.',
    assumed: 'Purchases with no tax on record',
    assumedHelp:
      'None of this tax is claimed. At the usual rates, you could claim about this much once you confirm it or link a document.',
    titles: {
      from: 'From',
      to: 'To',
      file: 'File By',
      pay: 'Pay By',
      payable: 'To Pay (Minus: Refund)',
      side: 'Charged Or Paid',
      kind: 'Tax',
      rate: 'Rate',
      stated: 'Stated',
      claimed: 'On The Return',
      count: 'Entries',
      date: 'Date',
      description: 'Description',
      amount: 'Amount',
      reason: 'What Is Missing',
      possible: 'At The Usual Rates',
    },
    sides: { income: 'Charged', expense: 'Paid' },
    reversedSides: { income: 'Owed on services from abroad', expense: 'Claimed on services from abroad' },
    reasons: {
      'no-document': 'No document is linked',
      'no-supplier-number': 'No registration number of the supplier',
      'full-invoice': 'A full invoice is needed for so much',
      assumed: 'Its tax is only assumed',
    },
    note: 'A working paper, no return: entries count on the day the money moved, in the currency of the books. The tax that a buyer owes on services from abroad (reverse charge) is in it for entries set so.',
  },
  called: {
    transactions: 'Transaction History',
    'matched-transactions': 'Matched Transactions',
    custom: 'Transactions',
    receipts: 'Receipt Documentation',
    expense: 'Expense Summary by Category',
    income: 'Income by Category',
    category: 'Summary by Category',
    'profit-loss': 'Profit & Loss',
    tax: 'Tax Summary',
    'sales-tax': 'Sales Tax',
    package: 'Accountant Package',
  },
  facts: {
    cash: 'Cash basis: entries count on the day the money moved.',
    currency: ({ currency }: { currency: string }) => `Amounts are in ${currency}.`,
    signs: 'Money in is positive, money out negative.',
    net: ({ since }: { since: string }) =>
      `From ${since} on figures are without the sales tax that is charged and claimed.`,
    tax: 'Reports are without the tax in the Tax column: charged on sales, claimed on purchases.',
    onlyMatched: 'Only entries with a document.',
    chosen: 'Only entries that were chosen by a filter.',
  },
  total: 'Total',
  about: {
    title: 'About this file',
    report: 'Report',
    organization: 'Organization',
    period: 'Period',
    facts: 'To know',
    createdAt: 'Made (UTC)',
  },
  uncategorized: 'Uncategorized',
  onNoLine: { income: 'Income on no line of the form', expense: 'Expenses on no line of the form' },
  taxBoxes: {
    USA: {},
    Canada: {
      '101': 'Sales and other revenue',
      '103': 'GST/HST charged',
      '105': 'Total GST/HST for the period',
      '106': 'Input tax credits (ITCs)',
      '108': 'Total ITCs',
      '109': 'Net GST/HST',
      '203': 'QST charged',
      '205': 'Total QST for the period',
      '206': 'Input tax refunds (ITRs)',
      '208': 'Total ITRs',
      '209': 'Net QST',
    },
    UK: {
      '1': 'VAT due on sales',
      '3': 'Total VAT due',
      '4': 'VAT reclaimed on purchases',
      '5': 'Net VAT to pay or reclaim',
      '6': 'Total sales, without VAT',
      '7': 'Total purchases, without VAT',
    },
    Ireland: { T1: 'VAT on sales', T2: 'VAT on purchases', T3: 'Net payable', T4: 'Net repayable' },
    Australia: {
      G1: 'Total sales, with GST',
      G3: 'Sales without GST (exports belong on G2)',
      G4: 'Input-taxed sales',
      G8: 'Sales subject to GST',
      '1A': 'GST on sales',
      G10: 'Capital purchases: all equipment',
      G11: 'Other purchases',
      G12: 'All purchases',
      G14: 'Purchases without GST in the price',
      G15: 'Purchases of which no GST is claimed',
      G17: 'Purchases subject to GST',
      '1B': 'GST on purchases',
      '9': 'Amount to pay; minus: to be refunded',
    },
    'New Zealand': {
      '5': 'Total sales and income, with GST',
      '6': 'Zero-rated and untaxed supplies',
      '7': 'Sales subject to GST',
      '8': 'GST on sales',
      '10': 'Total GST collected',
      '11': 'Purchases and expenses, with GST',
      '12': 'GST on purchases',
      '14': 'Total GST credit',
      '15': 'GST to pay; minus: refund',
    },
  },
  balanceLines: {
    opening: 'What accounts began with',
    earlier: 'Earned less spent before',
    transfers: 'Transfers, owner’s draws and contributions',
    personal: 'Personal',
  },
  print: {
    /** The number of pages follows it. */
    pageOf: (page: number) => `Page ${page} of `,
    picture: (document: string, page: number) => `${document}, page ${page}`,
    nothing: 'Nothing in this period.',
  },
  kinds: { income: 'Income', expense: 'Expense', transfer: 'Transfer' },
  rateSources: {
    person: 'By hand',
    statement: 'Statement',
    ecb: 'European Central Bank',
    'bank-of-canada': 'Bank of Canada',
  },
  rateOf: ({ source, day, via }: { source: string; day: string; via: string | undefined }) =>
    via === undefined ? `${source}, ${day}` : `${source}, ${day}, by way of ${via}`,
  personal: 'Personal',
  draw: 'Owner’s draw',
  contribution: 'Owner’s contribution',
  letter: {
    what: {
      transactions: 'transactions',
      'matched-transactions': 'transactions with a matched receipt',
      custom: 'transactions',
      expense: 'expense report',
      income: 'income report',
      'profit-loss': 'profit and loss report',
      tax: 'tax summary',
      category: 'totals by category',
      'sales-tax': 'sales tax report',
      receipts: 'receipt documentation',
      package: 'accountant package',
    },
    subject: ({ organization, what, period }: About) => `${named(organization)}: ${what}, ${days(period)}`,
    greeting: ({ recipient }: { recipient: string }) => (recipient ? `Hello ${named(recipient)},` : 'Hello,'),
    entries: ({ organization, what, period, count, brought }: About & { count: number; brought: Brought }) =>
      brought === 'attached'
        ? `Attached are the ${what} of ${named(organization)} for ${days(period)} (${count} in total).`
        : `The ${what} of ${named(organization)} for ${days(period)} are ready for you (${count} in total).`,
    lead: ({ organization, what, period, brought }: About & { brought: Brought }) =>
      brought === 'attached'
        ? `Attached: the ${what} of ${named(organization)} for ${days(period)}.`
        : `Ready for you: the ${what} of ${named(organization)} for ${days(period)}.`,
    labels: {
      moneyIn: 'Money in',
      moneyOut: 'Money out',
      net: 'Net',
      personal: 'Personal, not in the net',
      moved: 'Transfers and owner’s money, not in the net',
      attached: 'Attached',
      file: 'File',
    },
    open: 'Still open in this period:',
    noneOpen: 'Nothing is open in this period: no receipts or categories are missing.',
    openItem: (item: OpenItem, said: OpenWords): string => {
      switch (item.kind) {
        case 'without-receipt':
          return some(item.count, 'expense has no receipt', 'expenses have no receipt', item.atLeast);
        case 'without-category':
          return some(item.count, 'entry is uncategorized', 'entries are uncategorized', item.atLeast);
        case 'unconverted':
          return some(
            item.count,
            'entry in another currency has no rate',
            'entries in other currencies have no rate',
          );
        case 'net-payouts':
          return some(
            item.count,
            'payout is booked without its fees',
            'payouts are booked without their fees',
            item.atLeast,
          );
        case 'unmatched-documents':
          return some(item.count, 'document has no entry', 'documents have no entry', item.atLeast);
        case 'unproven-import':
          return item.isWrong
            ? `${named(item.account)}: the statement for ${days(said.period(item))} doesn’t add up`
            : `${named(item.account)}: the statement for ${days(said.period(item))} states no balances to check it by`;
        case 'not-imported':
          return `${named(item.account)}: no statement for ${said.months(item.months)}`;
        case 'partly-imported':
          return `${named(item.account)}: part of the statement for ${said.months(item.months)} is missing`;
        case 'not-over':
          return `the period isn’t over: its last day is ${said.day(item.to)}`;
      }
    },
    moreOpen: ({ count }: { count: number }) => `and ${count} more`,
    days,
    signs: 'In the file, money in is positive and money out negative.',
    csv: 'It opens in Excel, Numbers and Google Sheets.',
    download: 'Open the file',
    linkEnds: ({ until, isPackage }: { until: string; isPackage: boolean }) =>
      `${isPackage ? 'The page shows what the package holds, and all of it can be downloaded there.' : 'The file is too large for an email.'} The link works until ${until}, without an account.`,
    sentBy: ({ name, address }: { name: string; address: string }) =>
      `Sent by ${name} (${address}) with Matchbook. Your reply to this email goes to them.`,
    sent: 'Sent with Matchbook.',
  },
};
