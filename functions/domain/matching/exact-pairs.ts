import { DAYS_AFTER_MAX, DAYS_BEFORE_MAX } from './date-evidence.ts';
import { optionOf, type Option } from './match-option.ts';
import { pairEvidence } from './pair-evidence.ts';
import { isCredit, mayBeIncome, NO_DAY, type PreparedBooks } from './prepared-books.ts';

/** Receipts that expect one amount, nearest days found by halving; those without a date apart. */
interface Bucket {
  readonly dated: { readonly day: number; readonly receipt: number }[];
  readonly undated: number[];
}

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
    for (const receipt of bucket.undated) consider(receipt, at);
    const day = books.day(at);
    for (let n = firstFrom(bucket, day - DAYS_AFTER_MAX); n < bucket.dated.length; n += 1) {
      const entry = bucket.dated[n];
      if (!entry || entry.day > day + DAYS_BEFORE_MAX) break;
      consider(entry.receipt, at);
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
      if (!isCredit(receipt)) put(buckets, -money, at, books);
      if (isCredit(receipt) || mayBeIncome(receipt)) put(buckets, money, at, books);
    }
  }
  for (const { dated } of buckets.values()) if (dated.length > 1) dated.sort((a, b) => a.day - b.day);
  return buckets;
}

function put(buckets: Map<number, Bucket>, money: number, receipt: number, books: PreparedBooks): void {
  let bucket = buckets.get(money);
  if (!bucket) buckets.set(money, (bucket = { dated: [], undated: [] }));
  const day = books.receiptDay(receipt);
  if (day === NO_DAY) bucket.undated.push(receipt);
  else bucket.dated.push({ day, receipt });
}

/** The first entry of a bucket on or after a day. */
function firstFrom({ dated }: Bucket, day: number): number {
  let [low, high] = [0, dated.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dated[middle]?.day ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
