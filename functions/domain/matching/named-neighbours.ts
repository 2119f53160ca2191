import { PART_MIN } from './amount-evidence.ts';
import { DAYS_AFTER_MAX, DAYS_BEFORE_MAX, DEPOSIT_DAYS_BEFORE_MAX } from './date-evidence.ts';
import { NAMELESS } from '../text/name-book.ts';
import { isCredit, isPartlyPaid, NO_DAY, type PreparedBooks } from './prepared-books.ts';

/** From here on two names are alike enough to look at amounts that are not equal. */
const ALIKE_MIN = 0.5;
/** Looking farther in days ends here: a merchant with this many nearer rows tells nothing by an unequal amount. */
const NEIGHBOURS_MAX = 40;

/** One merchant's transactions in order of days, as columns. */
interface MerchantRows {
  readonly rows: Int32Array;
  readonly days: Int32Array;
  readonly amounts: Float64Array;
}

/** Finds the transactions whose names are like a receipt's, within reach in days and money. */
export class NamedNeighbours {
  readonly #books: PreparedBooks;
  readonly #rowsByName = new Map<number, number[]>();
  readonly #columns = new Map<number, MerchantRows>();
  readonly #found = new Map<number, readonly number[]>();

  constructor(books: PreparedBooks) {
    this.#books = books;
    for (let at = 0; at < books.transactions.length; at += 1) {
      const name = books.name(at);
      const rows = this.#rowsByName.get(name);
      if (rows) rows.push(at);
      else this.#rowsByName.set(name, [at]);
    }
    books.names.index(this.#rowsByName.keys());
  }

  /** The transactions that may be about the same purchase as a receipt, in no particular order. */
  of(receipt: number): readonly number[] {
    const known = this.#found.get(receipt);
    if (known) return known;
    const name = this.#books.receiptName(receipt);
    const found: number[] = [];
    const alike = name === NAMELESS ? [] : this.#books.names.alike(name, ALIKE_MIN);
    for (const { name: other } of alike) this.#collect(receipt, other, found);
    this.#found.set(receipt, found);
    return found;
  }

  /** Day by day away from the receipt's, whole days at a time, so that equals are all in or all out. */
  #collect(receipt: number, name: number, found: number[]): void {
    const { days } = this.#columnsOf(name);
    const day = this.#books.receiptDay(receipt);
    if (day === NO_DAY) return this.#take(receipt, name, 0, days.length, found);
    let before = firstFrom(days, day);
    let after = before;
    const enough = found.length + NEIGHBOURS_MAX;
    const most = isPartlyPaid(this.#books.receipt(receipt)) ? DEPOSIT_DAYS_BEFORE_MAX : DAYS_BEFORE_MAX;
    for (let apart = 0; apart <= DAYS_AFTER_MAX && found.length < enough; apart += 1) {
      const from = after;
      while (after < days.length && (days[after] ?? 0) <= day + apart) after += 1;
      this.#take(receipt, name, from, after, found);
      if (apart > most) continue;
      const until = before;
      while (before > 0 && (days[before - 1] ?? 0) >= day - apart) before -= 1;
      this.#take(receipt, name, before, until, found);
    }
  }

  /** Takes the rows of some places whose money could have to do with the receipt's: a part of it, a little more, a sum with others. */
  #take(receipt: number, name: number, from: number, until: number, found: number[]): void {
    const { rows, amounts } = this.#columnsOf(name);
    const document = this.#books.receipt(receipt);
    const stated = Math.abs(document.amount);
    const isBack = isCredit(document);
    for (let n = from; n < until; n += 1) {
      const moved = amounts[n] ?? 0;
      const at = rows[n] ?? 0;
      const share = Math.abs(moved) / stated;
      const isInReach = share >= PART_MIN && share <= SUM_MAX;
      if (isBack && moved < 0) continue;
      if (isInReach || !this.#books.isOneCurrency(receipt, at)) found.push(at);
    }
  }

  #columnsOf(name: number): MerchantRows {
    const known = this.#columns.get(name);
    if (known) return known;
    const columns = columnsOf(this.#books, this.#rowsByName.get(name) ?? []);
    this.#columns.set(name, columns);
    return columns;
  }
}

/** A charge for several documents may be this many times the smallest of them. */
const SUM_MAX = 300;

/** Day and row in one number each, because numbers sort fast. */
function columnsOf(books: PreparedBooks, rows: readonly number[]): MerchantRows {
  const count = books.transactions.length;
  const keys = new Float64Array(rows.length);
  for (let n = 0; n < rows.length; n += 1) {
    const at = rows[n] ?? 0;
    keys[n] = books.day(at) * count + at;
  }
  keys.sort();
  const columns = {
    rows: new Int32Array(rows.length),
    days: new Int32Array(rows.length),
    amounts: new Float64Array(rows.length),
  };
  for (let n = 0; n < keys.length; n += 1) {
    const key = keys[n] ?? 0;
    const day = Math.floor(key / count);
    const at = key - day * count;
    columns.rows[n] = at;
    columns.days[n] = day;
    columns.amounts[n] = books.amount(at);
  }
  return columns;
}

/** The first place in ascending days on or after a day. */
function firstFrom(days: Int32Array, day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
