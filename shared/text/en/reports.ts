import { quoted } from '../quoted.ts';

interface Period {
  readonly organization: string;
  /** Days as the organisation writes them, both included. */
  readonly from: string;
  readonly to: string;
}

/** What an export says to the accountant: its columns, its cells and the letter that brings it. */
export const reports = {
  titles: {
    date: 'Date',
    description: 'Description',
    amount: 'Amount',
    currency: 'Currency',
    tax: 'Tax',
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
  uncategorized: 'Uncategorized',
  onNoLine: { income: 'Income on no line of the form', expense: 'Expenses on no line of the form' },
  balanceLines: {
    opening: 'What accounts began with',
    earlier: 'Earned less spent before',
    transfers: 'Transfers, owner’s draws and contributions',
    personal: 'Personal',
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
  subject: ({ organization, from, to }: Period) => `${quoted(organization)}: transactions ${from} to ${to}`,
  letter: ({
    recipient,
    onlyMatched,
    organization,
    from,
    to,
    count,
  }: Period & {
    recipient: string;
    onlyMatched: boolean;
    count: number;
  }) => `${recipient ? `Hello ${quoted(recipient)},` : 'Hello,'}

attached are the ${onlyMatched ? 'transactions with a matched receipt' : 'transactions'} of ${quoted(organization)} from ${from} to ${to}: ${count} in all.
The file opens in Excel, Numbers and any text editor. Money in is positive, money out negative.

Sent with Matchbook.`,
};
