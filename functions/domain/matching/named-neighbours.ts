import { PART_MIN } from './amount-evidence.ts';
import { DAYS_AFTER_MAX, DAYS_BEFORE_MAX, DEPOSIT_DAYS_BEFORE_MAX } from './date-evidence.ts';
import { orderOf } from './order-of.ts';
import { NAMELESS } from '../text/name-book.ts';
import { isCredit, isPartlyPaid, NO_DAY, waysOf, type PreparedBooks } from './prepared-books.ts';

/** From here on two names are alike enough to look at amounts that are not equal. */
const ALIKE_MIN = 0.5;
/** Looking farther in days ends here: a merchant with this many nearer rows tells nothing by an unequal amount. */
const NEIGHBOURS_MAX = 40;

/** Finds the transactions whose names are like a receipt's, within reach in days and money. */
export class NamedNeighbours {
  readonly #books: PreparedBooks;
  readonly #rows: RowsByName;
  readonly #found = new Map<number, readonly number[]>();

  constructor(books: PreparedBooks) {
    this.#books = books;
    this.#rows = rowsByName(books);
    books.names.index(this.#rows.places.keys());
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
    const { days, places } = this.#rows;
    const within = places.get(name) ?? NOWHERE;
    const day = this.#books.receiptDay(receipt);
    if (day === NO_DAY) return this.#take(receipt, within, found);
    let before = firstFrom(days, day, within);
    let after = before;
    const enough = found.length + NEIGHBOURS_MAX;
    const most = isPartlyPaid(this.#books.receipt(receipt)) ? DEPOSIT_DAYS_BEFORE_MAX : DAYS_BEFORE_MAX;
    for (let apart = 0; apart <= DAYS_AFTER_MAX && found.length < enough; apart += 1) {
      const from = after;
      while (after < within.until && (days[after] ?? 0) <= day + apart) after += 1;
      this.#take(receipt, { from, until: after }, found);
      if (apart > most) continue;
      const until = before;
      while (before > within.from && (days[before - 1] ?? 0) >= day - apart) before -= 1;
      this.#take(receipt, { from: before, until }, found);
    }
  }

  /** Takes the rows of some places whose money could have to do with the receipt's: a part of it, a little more, a sum with others. */
  #take(receipt: number, { from, until }: Places, found: number[]): void {
    const { rows, amounts } = this.#rows;
    const document = this.#books.receipt(receipt);
    const stated = Math.abs(document.amount);
    const way = isCredit(document) || document.isIssued === true ? waysOf(document)[0] : undefined;
    for (let n = from; n < until; n += 1) {
      const moved = amounts[n] ?? 0;
      const at = rows[n] ?? 0;
      const share = Math.abs(moved) / stated;
      const isInReach = share >= PART_MIN && share <= SUM_MAX;
      if (way !== undefined && moved * way < 0) continue;
      if (isInReach || !this.#books.isOneCurrency(receipt, at)) found.push(at);
    }
  }
}

/** A charge for several documents may be this many times the smallest of them. */
const SUM_MAX = 300;

/** All transactions as columns, by their names and those of one name by their days; and at which places those of each name stand. */
interface RowsByName {
  readonly rows: Int32Array;
  readonly days: Int32Array;
  readonly amounts: Float64Array;
  readonly places: ReadonlyMap<number, Places>;
}

interface Places {
  readonly from: number;
  readonly until: number;
}

const NOWHERE: Places = { from: 0, until: 0 };

function rowsByName(books: PreparedBooks): RowsByName {
  const count = books.transactions.length;
  const rows = inOrderOfNames(books);
  const days = new Int32Array(count);
  const amounts = new Float64Array(count);
  const places = new Map<number, { from: number; until: number }>();
  for (let n = 0; n < count; n += 1) {
    const at = rows[n] ?? 0;
    days[n] = books.day(at);
    amounts[n] = books.amount(at);
    const known = places.get(books.name(at));
    if (known) known.until = n + 1;
    else places.set(books.name(at), { from: n, until: n + 1 });
  }
  return { rows, days, amounts, places };
}

function inOrderOfNames(books: PreparedBooks): Int32Array {
  const days = new Int32Array(books.transactions.length);
  const names = new Int32Array(books.transactions.length);
  for (let at = 0; at < names.length; at += 1) {
    days[at] = books.day(at);
    names[at] = books.name(at);
  }
  return orderOf(names, orderOf(days));
}

/** The first of some places in ascending days on or after a day. */
function firstFrom(days: Int32Array, day: number, { from, until }: Places): number {
  let [low, high] = [from, until];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
