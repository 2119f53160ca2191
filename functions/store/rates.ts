import type { DateRange } from '../../shared/model/export.ts';
import { RateSource } from '../../shared/model/worth.ts';
import { PublishedDay } from '../domain/rates/published-day.ts';
import { entity } from './entity.ts';
import type { Table } from './table.ts';
import { ifNew } from './writes.ts';

const ratesOf = (source: RateSource): string => `RATES#${source}`;

const publishedDays = entity({
  name: 'published-rates',
  schema: PublishedDay,
  key: ({ source, day }) => [ratesOf(source), day],
});

/** Days written in one transaction. */
const DAYS_AT_ONCE = 100;

/** The rates that central banks published, of all days that were heard of; every organisation's books go by the same. */
export class Rates {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** What all sources published for the days of a range. */
  async within(days: DateRange): Promise<PublishedDay[]> {
    const found = await Promise.all(RateSource.options.map((source) => this.of(source, days)));
    return found.flat();
  }

  /** What one source published for the days of a range. */
  of(source: RateSource, { from, to }: DateRange): Promise<PublishedDay[]> {
    return Array.fromAsync(this.#table.all(publishedDays, { partition: ratesOf(source), from, to }));
  }

  /** The latest day that is known of a source. */
  async latest(source: RateSource): Promise<string | undefined> {
    const query = { partition: ratesOf(source), newestFirst: true, limit: 1 };
    return (await this.#table.page(publishedDays, query)).items[0]?.day;
  }

  /** Keeps days that are not known yet; throws where one is. What is known stays as it was first published: books went by it. */
  async add(days: readonly PublishedDay[]): Promise<void> {
    for (let start = 0; start < days.length; start += DAYS_AT_ONCE) {
      const some = days.slice(start, start + DAYS_AT_ONCE);
      await this.#table.write(some.map((day) => this.#table.put(publishedDays, day, ifNew)));
    }
  }
}
