import {
  amountOver,
  amountUnder,
  daysApartMax,
  type MatchReceipt,
  type MatchTransaction,
  type Prepared,
} from './match-evidence.ts';

type Entry = Prepared<MatchTransaction>;

/** Finds the few transactions a receipt could belong to, so that its cost hardly grows with the size of the ledger. */
export class TransactionIndex {
  readonly #byDay: ReadonlyMap<string, readonly Entry[]>;
  readonly #byAmount: ReadonlyMap<string, readonly Entry[]>;

  constructor(entries: readonly Entry[]) {
    const sorted = entries.toSorted((a, b) => Math.abs(a.amount) - Math.abs(b.amount));
    this.#byDay = Map.groupBy(sorted, ({ item, day }) => `${item.currency} ${String(day)}`);
    this.#byAmount = Map.groupBy(sorted, ({ item, amount }) => `${item.currency} ${String(amount)}`);
  }

  /** Those of about the amount within the days; for a receipt without a date, those of exactly its amount. */
  candidatesFor({ item, day, amount }: Prepared<MatchReceipt>): Entry[] {
    if (day === null) return [...(this.#byAmount.get(`${item.currency} ${String(amount)}`) ?? [])];
    const least = Math.abs(amount) * (1 - amountUnder);
    const most = Math.abs(amount) * (1 + amountOver);
    const days = Array.from({ length: 2 * daysApartMax + 1 }, (_, n) => day - daysApartMax + n);
    return days.flatMap((on) =>
      between(this.#byDay.get(`${item.currency} ${String(on)}`) ?? [], least, most),
    );
  }
}

/** The part of a list sorted by magnitude that lies between two magnitudes, both included. */
function between(sorted: readonly Entry[], least: number, most: number): Entry[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (Math.abs(sorted[middle]?.amount ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  const found: Entry[] = [];
  for (let at = low; at < sorted.length; at += 1) {
    const entry = sorted[at];
    if (!entry || Math.abs(entry.amount) > most) break;
    found.push(entry);
  }
  return found;
}
