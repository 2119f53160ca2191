import * as z from 'zod';
import { CivilDay } from '../../../shared/model/common.ts';
import { Rate, RateSource } from '../../../shared/model/worth.ts';
import { bookCurrencies } from '../../../shared/money.ts';

/** In which currency each source publishes; it has no rate of its own. */
export const baseOf = { ecb: 'EUR', 'bank-of-canada': 'CAD' } as const satisfies Record<RateSource, string>;

/** The currencies that books are kept in and a source has a rate of. */
export const publishedBy = (source: RateSource): string[] =>
  bookCurrencies.filter((currency) => currency !== baseOf[source]);

/**
 * What a source published for one day: of each currency its rate as printed, with the European Central Bank units for one euro, with the
 * Bank of Canada Canadian dollars for one unit.
 */
export const PublishedDay = z.object({
  source: RateSource,
  day: CivilDay,
  rates: z.record(z.string(), Rate),
});
export type PublishedDay = z.infer<typeof PublishedDay>;

/** A file that is not what its source publishes: nothing of it is taken. */
export class WrongRates extends Error {
  override readonly name = 'WrongRates';
}

/**
 * The days of a file, as far as they can be: each once, none ahead of `today`, and with a rate of every currency that books are kept
 * in. Throws WrongRates for anything else.
 */
export function soundDays(days: readonly PublishedDay[], today: string): PublishedDay[] {
  if (days.length === 0) throw new WrongRates('The file holds no day.');
  const seen = new Set<string>();
  return days.map((one) => {
    const { data, error } = PublishedDay.safeParse(one);
    if (!data) throw new WrongRates(`The file holds a day that is none: ${error.message}`);
    if (seen.has(data.day)) throw new WrongRates(`The file holds ${data.day} twice.`);
    if (data.day > today) throw new WrongRates(`The file knows ${data.day} already.`);
    seen.add(data.day);
    const wanted = publishedBy(data.source).map((currency) => {
      const rate = data.rates[currency];
      if (rate === undefined) throw new WrongRates(`${data.day} is without ${currency}.`);
      return [currency, rate] as const;
    });
    return { ...data, rates: Object.fromEntries(wanted) };
  });
}
