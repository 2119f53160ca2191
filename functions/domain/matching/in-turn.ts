import type { Option } from './match-option.ts';
import { NO_DAY, type PreparedBooks } from './prepared-books.ts';

/*
 * Documents of one vendor and one amount are paid in their order: a monthly bill by the charge of its own month, two equal lunches on
 * neighbouring days by the first and the second charge. Each pair alone tells little, as every charge has the very amount; that all of
 * them lie the same few days apart tells which belong together.
 */

/** A bank takes a monthly debit on its day, or after a weekend and a holiday; what a few tills charge comes as soon as one another. */
const SPREAD_MAX = 5;
const TILL_SPREAD_MAX = 1;
/**
 * A card is charged within these days, and a single document says enough; a debit that comes later needs as many alike, and so does who is paid by
 * hand: the same round sum may have been for other work of the week before.
 */
const SOON_DAYS = 5;
const ALIKE_MIN = 3;
/** From one turn to the next: no charge that nobody has a document of may lie nearer. */
const TURN_DAYS_MIN = 20;
/** The same beside purchases: an equal lunch of another week is none of theirs. */
const APART_DAYS_MIN = 7;
const DAY_BEFORE = 1;

const NAMED: ReadonlySet<string> = new Set([
  'name:taught',
  'name:by-check',
  'name:same',
  'name:like',
  'name:part',
  'name:faint',
  'name:processor',
]);

/** The amount of the document itself, and its amount at about the rate of the day, which moves from month to month. */
const ITS_AMOUNT: ReadonlySet<string> = new Set(['amount:exact', 'amount:foreign-stated']);
const CONVERTED: ReadonlySet<string> = new Set(['amount:foreign-near', 'amount:foreign-far']);

/** Pairs of one vendor and amount with one payee of the bank's texts, each document and each row once. */
interface Series {
  readonly options: readonly Option[];
  /** By their days, the earliest first. */
  readonly receipts: readonly number[];
  readonly rows: readonly number[];
}

/** The options without those that would take a document out of its turn, wherever the turns are certain. */
export function inTurn(books: PreparedBooks, options: readonly Option[]): readonly Option[] {
  const dropped = new Set<Option>();
  for (const series of seriesAmong(books, options)) {
    const rowOf = turnsOf(books, series);
    if (!rowOf) continue;
    const taken = new Set(rowOf.values());
    for (const option of series.options) {
      const [receipt = 0, row = 0] = [option.receipts[0], option.transactions[0]];
      const own = rowOf.get(receipt);
      if (own === row) continue;
      if (own !== undefined || taken.has(row)) dropped.add(option);
    }
  }
  return dropped.size === 0 ? options : options.filter((option) => !dropped.has(option));
}

function seriesAmong(books: PreparedBooks, options: readonly Option[]): Series[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const key = seriesKey(books, option);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(option);
    else groups.set(key, [option]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length < 2) return [];
    const receipts = sortedBy(new Set(group.map(({ receipts: [at = 0] }) => at)), (at) =>
      books.receiptDay(at),
    );
    const rows = sortedBy(new Set(group.map(({ transactions: [at = 0] }) => at)), (at) => books.day(at));
    return rows.length < 2 ? [] : [{ options: group, receipts, rows }];
  });
}

/** What a series has in common; undefined for what is in none: sums, other amounts, strangers, documents without a day. */
function seriesKey(books: PreparedBooks, { receipts, transactions, evidence }: Option): string | undefined {
  const [receipt = 0, ...moreReceipts] = receipts;
  const [row = 0, ...moreRows] = transactions;
  const [amount = '', ...about] = evidence.amount;
  if (moreReceipts.length > 0 || moreRows.length > 0 || books.receiptDay(receipt) === NO_DAY)
    return undefined;
  if (!ITS_AMOUNT.has(amount) && !CONVERTED.has(amount)) return undefined;
  if (!NAMED.has(evidence.name[0] ?? '') || about.includes('amount:income')) return undefined;
  const { amount: stated, due, tip, currency, kind } = books.receipt(receipt);
  const names = `${books.receiptName(receipt)} ${books.name(row)}`;
  const money = `${stated} ${due ?? ''} ${tip ?? ''} ${currency} ${kind ?? ''}`;
  return `${names} ${money} ${books.transaction(row).currency} ${CONVERTED.has(amount) ? 'converted' : 'stated'}`;
}

/**
 * Which row each document of a series belongs to; undefined where that is not certain. Each takes the first row from its own day on that no
 * earlier one took. That is certain where all find one, the same days after each, and no other row of the series comes near. Beside what was
 * converted at a rate that nobody states, other prices of the vendor look alike: no row of it may lie within a month's turn.
 */
function turnsOf(
  books: PreparedBooks,
  { options, receipts, rows }: Series,
): ReadonlyMap<number, number> | undefined {
  const rowOf = new Map<number, number>();
  let next = 0;
  for (const receipt of receipts) {
    while (next < rows.length && lagOf(books, receipt, rows[next] ?? 0) < -DAY_BEFORE) next += 1;
    const row = rows[next];
    // What comes after the last row that is known may still be charged.
    if (row === undefined) return undefined;
    rowOf.set(receipt, row);
    next += 1;
  }
  const lags = [...rowOf].map(([receipt, row]) => lagOf(books, receipt, row));
  const last = Math.max(...lags);
  const isMonthly = receipts.every(
    (receipt, at) =>
      at === 0 || books.receiptDay(receipt) - books.receiptDay(receipts[at - 1] ?? 0) >= TURN_DAYS_MIN,
  );
  if (last - Math.min(...lags) > (isMonthly ? SPREAD_MAX : TILL_SPREAD_MAX)) return undefined;
  const isSoon = last <= SOON_DAYS && !rows.some((row) => books.text(row).isPaidByHand);
  if (!isSoon && lags.length < ALIKE_MIN) return undefined;
  const isConverted = options.every(({ evidence }) => CONVERTED.has(evidence.amount[0] ?? ''));
  const least = !isSoon || isConverted ? TURN_DAYS_MIN : APART_DAYS_MIN;
  const taken = new Set(rowOf.values());
  const isApart = rows
    .filter((row) => !taken.has(row))
    .every((row) => [...taken].every((other) => Math.abs(books.day(row) - books.day(other)) >= least));
  return isApart && isInOrder(books, receipts, rowOf) ? rowOf : undefined;
}

const lagOf = (books: PreparedBooks, receipt: number, row: number): number =>
  books.day(row) - books.receiptDay(receipt);

/** Whether no two documents, and no two of their rows, are of one day: those are equals, and which is which is anybody's guess. */
function isInOrder(
  books: PreparedBooks,
  receipts: readonly number[],
  rowOf: ReadonlyMap<number, number>,
): boolean {
  const days = receipts.map((receipt) => [books.receiptDay(receipt), books.day(rowOf.get(receipt) ?? 0)]);
  return days.every(([day = 0, booked = 0], at) => {
    const [dayBefore = -Infinity, bookedBefore = -Infinity] = days[at - 1] ?? [];
    return day > dayBefore && booked > bookedBefore;
  });
}

const sortedBy = (items: ReadonlySet<number>, of: (item: number) => number): number[] =>
  [...items].toSorted((a, b) => of(a) - of(b) || a - b);
