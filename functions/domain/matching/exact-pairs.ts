import { DAYS_AFTER_MAX, DAYS_BEFORE_MAX } from './date-evidence.ts';
import { optionOf, type Option } from './match-option.ts';
import { pairEvidence } from './pair-evidence.ts';
import { NO_DAY, waysOf, type PreparedBooks } from './prepared-books.ts';

/** Receipts that expect one amount, in the order of their days; those without a date are the first. */
type Bucket = number[];

/**
 * Every receipt with every transaction of its very amount within reach in days. Receipts lie in buckets by the money they
 * expect to see in the bank, and each transaction looks into its own: no list is sorted, no other pair is touched.
 */
export function exactPairs(books: PreparedBooks): Option[] {
  const buckets = bucketsOf(books);
  const found: Option[] = [];
  const consider = (receipt: number, at: number) => {
    if (!books.isOneCurrency(receipt, at)) return;
    const evidence = pairEvidence(books, receipt, at);
    if (evidence) found.push(optionOf([receipt], [at], evidence));
  };
  for (let at = 0; at < books.transactions.length; at += 1) {
    const bucket = buckets.get(books.amount(at));
    if (!bucket) continue;
    for (const receipt of bucket) {
      if (books.receiptDay(receipt) !== NO_DAY) break;
      consider(receipt, at);
    }
    const day = books.day(at);
    for (let n = firstFrom(books, bucket, day - DAYS_AFTER_MAX); n < bucket.length; n += 1) {
      const receipt = bucket[n] ?? 0;
      if (books.receiptDay(receipt) > day + DAYS_BEFORE_MAX) break;
      consider(receipt, at);
    }
  }
  return found;
}

function bucketsOf(books: PreparedBooks): Map<number, Bucket> {
  const buckets = new Map<number, Bucket>();
  for (const [at, receipt] of books.receipts.entries()) {
    const amount = Math.abs(receipt.amount);
    if (amount === 0) continue;
    const withTip = receipt.tip ? [amount + receipt.tip] : [];
    const due = receipt.due && receipt.due !== amount ? [receipt.due] : [];
    for (const money of [amount, ...due, ...withTip]) {
      for (const way of waysOf(receipt)) put(buckets, way * money, at);
    }
  }
  for (const bucket of buckets.values())
    if (bucket.length > 1) bucket.sort((a, b) => books.receiptDay(a) - books.receiptDay(b));
  return buckets;
}

function put(buckets: Map<number, Bucket>, money: number, receipt: number): void {
  const bucket = buckets.get(money);
  if (bucket) bucket.push(receipt);
  else buckets.set(money, [receipt]);
}

/** The first place of a bucket on or after a day; a receipt without a date is before any. */
function firstFrom(books: PreparedBooks, bucket: Bucket, day: number): number {
  let [low, high] = [0, bucket.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (books.receiptDay(bucket[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
