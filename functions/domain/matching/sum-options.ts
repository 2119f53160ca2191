import { relateAmounts } from './amount-evidence.ts';
import type { Feature } from './match-option.ts';
import { optionOf, type Option } from './match-option.ts';
import type { NamedNeighbours } from './named-neighbours.ts';
import { dateFeature, directionOf, doubtOfIncome, nameFeatures } from './pair-evidence.ts';
import { isCredit, isPartlyPaid, NO_DAY, type PreparedBooks } from './prepared-books.ts';
import { POOL_MAX, sumsOf } from './sums.ts';
import { weights } from './weights.ts';

/** How late after its documents a single charge for all of them comes. */
const BATCH_DAYS_MAX = 45;

/** Options in which several amounts make up one: a deposit and the balance, cards that shared a bill, one charge for many documents. */
export function sumOptions(
  books: PreparedBooks,
  unsettled: readonly number[],
  neighbours: NamedNeighbours,
): Option[] {
  const near = new Map(
    unsettled.map((receipt) => [receipt, comparable(books, receipt, neighbours.of(receipt))]),
  );
  return [
    ...[...near].flatMap(([receipt, rows]) => splitPayments(books, receipt, rows)),
    ...jointCharges(books, near),
    ...lessCredits(books, near, unsettled),
  ];
}

/** How rarely an invoice and a credit note of one name differ by a payment to the cent, as a natural logarithm. */
const CREDIT_RARITY = 3.2;

/** An invoice and a credit note of the same name, paid together: the credit note is subtracted. */
function lessCredits(
  books: PreparedBooks,
  near: ReadonlyMap<number, readonly number[]>,
  unsettled: readonly number[],
): Option[] {
  const credits = unsettled.filter((receipt) => isCredit(books.receipt(receipt)));
  if (credits.length === 0) return [];
  return [...near].flatMap(([receipt, rows]) => {
    if (isCredit(books.receipt(receipt))) return [];
    return rows.flatMap((at) =>
      credits.flatMap((credit) =>
        isLess(books, { receipt, credit, at }) ? netted(books, receipt, credit, at) : [],
      ),
    );
  });
}

function isLess(
  books: PreparedBooks,
  { receipt, credit, at }: { readonly receipt: number; readonly credit: number; readonly at: number },
): boolean {
  const [invoice, note] = [books.receipt(receipt), books.receipt(credit)];
  const [from, day] = [books.receiptDay(receipt), books.receiptDay(credit)];
  return (
    note.currency === invoice.currency &&
    books.receiptName(credit) === books.receiptName(receipt) &&
    invoice.amount - Math.abs(note.amount) === Math.abs(books.amount(at)) &&
    from !== NO_DAY &&
    day >= from &&
    day <= books.day(at)
  );
}

function netted(books: PreparedBooks, receipt: number, credit: number, at: number): Option[] {
  const paid = option(books, [receipt], [at], 'amount:sum-2', CREDIT_RARITY);
  return paid.map(({ evidence }) => optionOf([receipt, credit], [at], evidence));
}

/** The rows of a receipt's currency and direction. */
function comparable(books: PreparedBooks, receipt: number, rows: readonly number[]): number[] {
  return rows.filter(
    (at) => books.isOneCurrency(receipt, at) && directionOf(books, receipt, at) !== undefined,
  );
}

/** One document, several payments that add up to it to the cent. */
function splitPayments(books: PreparedBooks, receipt: number, rows: readonly number[]): Option[] {
  const stated = Math.abs(books.receipt(receipt).amount);
  const amountOf = (at: number) => Math.abs(books.amount(at));
  const pool = nearestFirst(
    books,
    rows.filter((at) => amountOf(at) < stated),
    books.receiptDay(receipt),
  );
  return sumsOf(pool, amountOf, stated).flatMap(({ parts, rarity }) =>
    isAsStated(books, receipt, parts)
      ? option(books, [receipt], parts, 'amount:sum-stated', 0)
      : option(books, [receipt], parts, sumFeature(parts.length), rarity),
  );
}

/** Whether two payments are what a document says was paid before it, and what it says is left to pay. */
function isAsStated(books: PreparedBooks, receipt: number, parts: readonly number[]): boolean {
  const { due } = books.receipt(receipt);
  if (!isPartlyPaid(books.receipt(receipt)) || parts.length !== 2) return false;
  const [first, second] = parts.toSorted((a, b) => books.day(a) - books.day(b));
  return (
    first !== undefined &&
    second !== undefined &&
    Math.abs(books.amount(second)) === due &&
    books.day(first) <= books.receiptDay(receipt) &&
    books.day(second) >= books.receiptDay(receipt)
  );
}

/** As many rows as a sum is made from, those nearest to a day first. */
function nearestFirst(books: PreparedBooks, rows: readonly number[], day: number): number[] {
  const apart = (at: number) => (day === NO_DAY ? 0 : Math.abs(books.day(at) - day));
  const idOf = (at: number) => books.transaction(at).id;
  const farthest = Int32Array.from(rows, apart).sort()[POOL_MAX - 1] ?? Infinity;
  return rows
    .filter((at) => apart(at) <= farthest)
    .sort((a, b) => apart(a) - apart(b) || (idOf(a) < idOf(b) ? -1 : 1))
    .slice(0, POOL_MAX);
}

/** Several documents, one payment: to the cent, or all of them with a difference that a tip or a fee explains. */
function jointCharges(books: PreparedBooks, near: ReadonlyMap<number, readonly number[]>): Option[] {
  const byRow = new Map<number, number[]>();
  for (const [receipt, rows] of near) {
    for (const at of rows) {
      if (!isBefore(books, receipt, at)) continue;
      const receipts = byRow.get(at);
      if (receipts) receipts.push(receipt);
      else byRow.set(at, [receipt]);
    }
  }
  return [...byRow].flatMap(([at, receipts]) => (receipts.length < 2 ? [] : chargesOf(books, at, receipts)));
}

function isBefore(books: PreparedBooks, receipt: number, at: number): boolean {
  const day = books.receiptDay(receipt);
  const later = books.day(at) - day;
  const isSmaller = Math.abs(books.receipt(receipt).amount) < Math.abs(books.amount(at));
  return isSmaller && (day === NO_DAY || (later >= -1 && later <= BATCH_DAYS_MAX));
}

function chargesOf(books: PreparedBooks, at: number, receipts: readonly number[]): Option[] {
  const moved = Math.abs(books.amount(at));
  const amountOf = (receipt: number) => Math.abs(books.receipt(receipt).amount);
  const day = books.day(at);
  const apart = (receipt: number) =>
    books.receiptDay(receipt) === NO_DAY ? 0 : Math.abs(books.receiptDay(receipt) - day);
  const pool = receipts.toSorted(
    (a, b) => apart(a) - apart(b) || (books.receipt(a).id < books.receipt(b).id ? -1 : 1),
  );
  const exact = sumsOf(pool, amountOf, moved).flatMap(({ parts, rarity }) =>
    option(books, parts, [at], sumFeature(parts.length), rarity),
  );
  return exact.length > 0 ? exact : allWithDifference(books, at, pool, moved);
}

/** Every document of the same day together, where what is left over has a name. */
function allWithDifference(
  books: PreparedBooks,
  at: number,
  pool: readonly number[],
  moved: number,
): Option[] {
  const first = pool[0] ?? 0;
  const together = pool.filter((receipt) => books.receiptDay(receipt) === books.receiptDay(first));
  if (together.length < 2 || together.length > 6) return [];
  const stated = together.reduce((sum, receipt) => sum + Math.abs(books.receipt(receipt).amount), 0);
  const relation = relateAmounts(stated, moved);
  if (relation === 'tip' || relation === 'tip-usual')
    return option(books, together, [at], 'amount:sum-tip', 0);
  return relation === 'fee' || relation === 'less' ? option(books, together, [at], 'amount:sum-fee', 0) : [];
}

function sumFeature(parts: number): Feature {
  if (parts === 2) return 'amount:sum-2';
  return parts === 3 ? 'amount:sum-3' : 'amount:sum-more';
}

/** A sum is as good as its weakest part: the farthest day and the least likely name count. */
function option(
  books: PreparedBooks,
  receipts: readonly number[],
  rows: readonly number[],
  amount: Feature,
  rarity: number,
): Option[] {
  const pairs = receipts.flatMap((receipt) => rows.map((at) => [receipt, at] as const));
  const dates = pairs.map(([receipt, at]) => dateFeature(books, receipt, at));
  const names = pairs.map(([receipt, at]) => nameFeatures(books, receipt, at).map(ofSum));
  const date = weakest(dates.flatMap((feature) => feature ?? []));
  const name = names.toSorted((a, b) => weightOf(a) - weightOf(b))[0];
  if (dates.includes(undefined) || !date || !name) return [];
  const direction = directionOf(books, receipts[0] ?? 0, rows[0] ?? 0);
  const doubt = direction === 'income' ? doubtOfIncome(books, receipts[0] ?? 0) : [];
  const amounts: Feature[] = [amount, ...doubt];
  return [optionOf(receipts, rows, { base: 'sum', amount: amounts, date, name, rarity })];
}

/** That a vendor is paid by check says nothing of a sum. */
const ofSum = (feature: Feature): Feature => (feature === 'name:by-check' ? 'name:blank' : feature);

const weightOf = (features: readonly Feature[]) =>
  features.reduce((sum, feature) => sum + weights[feature], 0);
const weakest = (features: readonly Feature[]) => features.toSorted((a, b) => weights[a] - weights[b])[0];
