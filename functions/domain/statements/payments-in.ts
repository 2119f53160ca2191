import { THANKED } from '../../../shared/bank-entries.ts';
import type { StatementTransaction } from '../../../shared/model/statement.ts';
import { foldText } from '../text/fold-text.ts';
import { PAYMENT_ARRIVED } from './card-words.ts';

/** Rows in the owner's view. */
type Moved = readonly Pick<StatementTransaction, 'amount' | 'description'>[];

/** A quick look at a text as written: folding every row of a long file takes longer than reading it. */
const MAY_THANK = /thank|merci|[^\x20-\x7e]/i;

/** By how much more rows that tell of a payment bring money than take it. */
export const paymentsIn = (transactions: Moved): number =>
  movedBy(transactions, (words) => PAYMENT_ARRIVED.some((pattern) => pattern.test(words)));

/** The same of rows that thank for it, as the card does and the account that pays it: fewer rows than those that tell of a payment. */
export const thankedIn = (transactions: Moved): number =>
  movedBy(
    transactions.filter(({ description }) => MAY_THANK.test(description)),
    (words) => THANKED.test(words),
  );

const movedBy = (transactions: Moved, isPayment: (words: string) => boolean): number =>
  transactions
    .filter(({ description }) => isPayment(foldText(description)))
    .reduce((sum, { amount }) => sum + Math.sign(amount), 0);
