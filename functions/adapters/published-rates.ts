import type { RateSource } from '../../shared/model/worth.ts';

const MS_MAX = 60_000;
const LETTERS_MAX = 30_000_000;

/** Where a source publishes its rates: those of the last weeks, and all that there are. */
interface Addresses {
  readonly recent: string;
  readonly all: string;
}

/** The files of central banks, as they publish them. */
export class PublishedRates {
  readonly #addressOf: (source: RateSource) => string | undefined;

  /** `addressOf`: where a source has its files; nothing is fetched from one without. */
  constructor(addressOf: (source: RateSource) => string | undefined) {
    this.#addressOf = addressOf;
  }

  /** The file of the last weeks, or the one of all days; undefined where nothing is fetched. Throws where it cannot be had. */
  async file(
    source: RateSource,
    which: keyof Addresses,
    series: readonly string[],
  ): Promise<string | undefined> {
    const address = this.#addressOf(source);
    if (!address) return undefined;
    const url = new URL(addresses(source, series)[which], address);
    const reply = await fetch(url, { signal: AbortSignal.timeout(MS_MAX), redirect: 'error' });
    if (!reply.ok) throw new Error(`${url.href} answered ${reply.status}.`);
    const text = await reply.text();
    if (text.length > LETTERS_MAX) throw new Error(`${url.href} is too large for rates.`);
    return text;
  }
}

/** Eurofxref by the days that a file holds; Valet by the series, in weeks or since they began. */
function addresses(source: RateSource, series: readonly string[]): Addresses {
  if (source === 'ecb') return { recent: 'eurofxref-hist-90d.xml', all: 'eurofxref-hist.xml' };
  const observations = `observations/${series.join(',')}/json`;
  return { recent: `${observations}?recent_weeks=13`, all: `${observations}?start_date=2017-01-03` };
}
