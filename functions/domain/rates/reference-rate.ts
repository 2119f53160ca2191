import { addDays } from '../../../shared/civil-date.ts';
import { crossRate } from '../../../shared/exchange.ts';
import { RateSource } from '../../../shared/model/worth.ts';
import type { Worth } from '../../../shared/model/worth.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { worthAtRate } from '../ledger/worth.ts';
import { baseOf } from './published-day.ts';
import type { PublishedDay } from './published-day.ts';

/** A rate holds from its day until the next one; weekends with holidays around them are no longer than this. */
export const RATE_DAYS_MAX = 7;

type Currency = Worth['currency'];

/** The published rates of some days, to look up what a row is worth. */
export class ReferenceRates {
  readonly #days: ReadonlyMap<string, PublishedDay>;

  constructor(days: readonly PublishedDay[]) {
    this.#days = new Map(days.map((one) => [nameOf(one), one]));
  }

  /**
   * What a row is worth in a currency by the rate of its day, or of the nearest day before that has one: the Bank of Canada's where either is
   * Canadian dollars, else the European Central Bank's; the other's where the first has none.
   */
  worthOf(row: Pick<LedgerRow, 'amount' | 'currency' | 'date'>, currency: Currency): Worth | undefined {
    const pair = [row.currency, currency];
    const inTurn = RateSource.options.toSorted(
      (a, b) => Number(pair.includes(baseOf[b])) - Number(pair.includes(baseOf[a])),
    );
    for (const source of inTurn) {
      const published = this.#nearest(source, row.date);
      const found = published && rateIn(published, row.currency, currency);
      if (found) return worthAtRate(row, { ...found, currency, source, day: published.day });
    }
    return undefined;
  }

  #nearest(source: RateSource, day: string): PublishedDay | undefined {
    for (let back = 0; back <= RATE_DAYS_MAX; back += 1) {
      const found = this.#days.get(nameOf({ source, day: addDays(day, -back) }));
      if (found) return found;
    }
    return undefined;
  }
}

const nameOf = ({ source, day }: Pick<PublishedDay, 'source' | 'day'>): string => `${source} ${day}`;

/** Units of one currency for one of another, by what a source published; through its own currency where it has neither in the other. */
function rateIn(
  { source, rates }: PublishedDay,
  from: Currency,
  to: Currency,
): Pick<Worth, 'rate' | 'via'> | undefined {
  const base = baseOf[source];
  const printed = (currency: Currency) => (currency === base ? '1' : rates[currency]);
  const [own, other] = [printed(from), printed(to)];
  if (own === undefined || other === undefined) return undefined;
  // What one costs in the other: the ECB prints units for one euro, the Bank of Canada dollars for one unit.
  const [first, second] = source === 'ecb' ? [own, other] : [other, own];
  const rate = first === '1' ? second : crossRate(first, second);
  return from === base || to === base ? { rate } : { rate, via: base };
}
