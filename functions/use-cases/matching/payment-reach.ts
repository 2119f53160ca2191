import { addDays } from '../../../shared/civil-date.ts';
import {
  DAYS_AFTER_MAX,
  DAYS_BEFORE_MAX,
  UNDATED_DAYS_BEFORE_MAX,
} from '../../domain/matching/date-evidence.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The day of a document: its own, or that on which it came. Unmatched documents lie in the order of these. */
export const dayOf = ({ date, createdAt }: Pick<StoredReceipt, 'date' | 'createdAt'>): string =>
  date ?? createdAt.slice(0, 10);

/** The days in which the payment of a document may lie. */
export function paymentDays(receipt: Pick<StoredReceipt, 'date' | 'createdAt'>): Days {
  const day = dayOf(receipt);
  const before = receipt.date === null ? UNDATED_DAYS_BEFORE_MAX : DAYS_BEFORE_MAX;
  return { from: addDays(day, -before), to: addDays(day, DAYS_AFTER_MAX) };
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
