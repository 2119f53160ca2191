import * as z from 'zod';
import type { DateRange } from '../../shared/model/export.ts';
import { RateSource } from '../../shared/model/worth.ts';
import { PublishedDay } from '../domain/rates/published-day.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Written } from './writes.ts';

const ratesOf = (source: RateSource | 'unvalued'): string => `RATES#${source}`;

const publishedDays = entity({
  name: 'published-rates',
  schema: PublishedDay,
  key: ({ source, day }) => [ratesOf(source), day],
});

/** Days of which rates may be known by which nobody has had entries valued. */
const UnvaluedDays = z.object({ from: z.string(), to: z.string(), version: z.int() });
type UnvaluedDays = z.infer<typeof UnvaluedDays>;

const unvaluedKey: Key = [ratesOf('unvalued'), 'days'];

const unvaluedDays = entity({ name: 'unvalued-days', schema: UnvaluedDays, key: () => unvaluedKey });

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

  /**
   * Keeps days that are not known yet, the oldest first, so that after a crash none before the latest is missing; throws where one is
   * known. What is known stays as it was first published: books went by it. From then on entries of `unvalued` are to be valued.
   */
  async add(days: readonly PublishedDay[], unvalued: DateRange): Promise<void> {
    if ((await retryOnConflict(() => this.#noteUnvalued(unvalued))) === 'conflict')
      throw new Error('Others were quicker whenever days were to be noted.');
    const inOrder = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
    for (let start = 0; start < inOrder.length; start += DAYS_AT_ONCE) {
      const some = inOrder.slice(start, start + DAYS_AT_ONCE);
      const writes = some.map((day) => this.#table.put(publishedDays, day, ifNew));
      if ((await this.#table.writePlain('rates-published', ...writes)) === 'conflict')
        throw new Error('Some of these days are known.');
    }
  }

  /** Days of which entries are to be valued; none once that was asked for. */
  unvalued(): Promise<UnvaluedDays | undefined> {
    return this.#table.get(unvaluedDays, unvaluedKey);
  }

  /** Forgets that entries of these days are to be valued, unless further days have come since. */
  async noteValued(asked: UnvaluedDays): Promise<void> {
    const gone = this.#table.remove(unvaluedDays, asked, ifVersion(asked.version));
    await this.#table.writePlain('rates-published', gone);
  }

  async #noteUnvalued({ from, to }: DateRange): Promise<Written> {
    const known = await this.unvalued();
    const days = {
      from: known && known.from < from ? known.from : from,
      to: known && known.to > to ? known.to : to,
      version: (known?.version ?? 0) + 1,
    };
    const asKnown = known ? ifVersion(known.version) : ifNew;
    return this.#table.writePlain('rates-published', this.#table.put(unvaluedDays, days, asKnown));
  }
}
