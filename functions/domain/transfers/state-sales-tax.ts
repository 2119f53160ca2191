import { foldText } from '../text/fold-text.ts';
import type { ReadAccount, Reading } from '../statements/reading.ts';

/**
 * What the states of the United States are paid of sales tax, in the words of banks' texts: of Texas' Webfile, California's and New York's
 * departments, and whatever says so.
 */
const STATE_SALES_TAX =
  /\b(webfile tax pymt|cdtfa e?pmt|nys dtf sales|(sales|sales use|sales and use) tax)\b/;

/**
 * A statement as books of the United States take it: sales stand there with the sales tax that was collected, since no federal law has it
 * apart, so what a state is paid of it is an expense (Instructions for Schedule C, line 23), and no money that merely passed through.
 * Elsewhere sales are booked without their tax, and what is paid of it moves what was never the business's.
 */
export function withStateTaxes(reading: Reading, country: string | null): Reading {
  if (country !== 'USA' || reading.kind === 'problem') return reading;
  const { statement } = reading;
  const { accounts, transactions } = statement;
  return {
    ...reading,
    statement: {
      ...statement,
      transactions: transactions.map(asExpense),
      ...(accounts
        ? { accounts: accounts.map((one) => ({ ...one, transactions: one.transactions.map(asExpense) })) }
        : {}),
    },
  };
}

function asExpense(row: ReadAccount['transactions'][number]): ReadAccount['transactions'][number] {
  const { transfer, ...bare } = row;
  const isPaid = transfer === 'own-account' && row.amount < 0;
  return isPaid && STATE_SALES_TAX.test(foldText(row.description)) ? bare : row;
}
