import { addDays } from '../../../shared/civil-date.ts';
import {
  DAYS_AFTER_MAX,
  DAYS_BEFORE_MAX,
  DEPOSIT_DAYS_BEFORE_MAX,
  UNDATED_DAYS_BEFORE_MAX,
} from '../../domain/matching/date-evidence.ts';
import { receiptFacts } from '../../domain/matching/match-facts.ts';
import { isPartlyPaid } from '../../domain/matching/prepared-books.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The day of a document: its own, or that on which it came. Unmatched documents lie in the order of these. */
export const dayOf = ({ date, createdAt }: Pick<StoredReceipt, 'date' | 'createdAt'>): string =>
  date ?? createdAt.slice(0, 10);

/** The days in which the payment of a document may lie. */
export function paymentDays(receipt: StoredReceipt): Days {
  const day = dayOf(receipt);
  return { from: addDays(day, -daysBefore(receipt)), to: addDays(day, DAYS_AFTER_MAX) };
}

function daysBefore(receipt: StoredReceipt): number {
  if (receipt.date === null) return UNDATED_DAYS_BEFORE_MAX;
  const facts = receiptFacts(receipt, '');
  return facts && isPartlyPaid(facts) ? DEPOSIT_DAYS_BEFORE_MAX : DAYS_BEFORE_MAX;
}

/** The days in which the payments of all of these may lie. */
export function paymentDaysOfAll(receipts: readonly StoredReceipt[]): Days | undefined {
  const reaches = receipts.map(paymentDays);
  const from = reaches.map((reach) => reach.from).toSorted()[0];
  const to = reaches
    .map((reach) => reach.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The days of documents that may have been paid in these. */
export const documentDays = ({ from, to }: Days): Days => ({
  from: addDays(from, -DAYS_AFTER_MAX),
  to: addDays(to, UNDATED_DAYS_BEFORE_MAX),
});

/** Whether a document may have been paid in these days. */
export function mayBePaidIn(receipt: StoredReceipt, { from, to }: Days): boolean {
  const reach = paymentDays(receipt);
  return reach.from <= to && reach.to >= from;
}
