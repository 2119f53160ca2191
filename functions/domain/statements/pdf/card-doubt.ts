import type { StatementTransaction } from '../../../../shared/model/statement.ts';
import { paymentsIn } from '../payments-in.ts';

/** Rows with the balances at both ends, in the owner's view. */
interface OwnersView {
  readonly transactions: readonly Pick<StatementTransaction, 'amount' | 'description'>[];
  readonly proof: { readonly opening: number | null; readonly closing: number | null };
}

/** Words of payments weigh as much as all that is merely usual: where these are against them, a person is asked. */
const WORDS_WEIGH = 2;

/**
 * How much speaks against a reading of a card's rows; all their figures turned round agree with the balances as well. Payments that arrived
 * are money in, most rows are purchases, and where no payment is named a card usually owes.
 */
export function cardDoubt({ transactions, proof: { opening, closing } }: OwnersView): number {
  const paid = paymentsIn(transactions);
  const isOwed = (opening ?? 0) + (closing ?? 0) <= 0;
  const bought = transactions.reduce((sum, { amount }) => sum - Math.sign(amount), 0);
  return Number(bought < 0) + (paid < 0 ? WORDS_WEIGH : Number(paid === 0 && !isOwed));
}
