import type { CategoryReason } from '../../../shared/text/en/categories.ts';
import { merchantWords } from '../text/merchant-words.ts';
import { salesCategory } from '../payouts/payout-categories.ts';
import type { CategoryChoice } from './category-for-purpose.ts';
import type { CategoryRow } from './category-rules.ts';

/** What a payment service calls money that it takes from a seller and gives back to the customer. */
const GIVEN_BACK = /\b(refund(ed)?|chargeback|dispute[ds]?|remboursement|ruckzahlung|ruckbuchung)\b/;
const FEE = /\b(fees?|frais|gebuhr(en)?|reversal|reversed|won)\b/;

interface ThroughService {
  readonly categoryId: string;
  readonly isSure: boolean;
  readonly reason: CategoryReason;
}

/**
 * What moved on an account that a payment service keeps: it charges those who sell, so money in that it took a fee of was sold; and what it
 * calls given back is less of the sales. Undefined of anything else.
 */
export function throughService(
  row: CategoryRow,
  choices: readonly CategoryChoice[],
): ThroughService | undefined {
  if (!row.service) return undefined;
  const isSold = row.amount > 0 && row.service.isFeeTaken;
  const words = isSold ? '' : merchantWords(row.description);
  const isGivenBack = row.amount < 0 && GIVEN_BACK.test(words) && !FEE.test(words);
  if (!isSold && !isGivenBack) return undefined;
  const code = isSold ? 'service-took-fee' : 'service-gave-back';
  return { categoryId: salesCategory(choices), isSure: isSold, reason: { code } };
}
