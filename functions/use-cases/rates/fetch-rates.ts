import * as z from 'zod';
import { addDays, monthOf } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { RateSource } from '../../../shared/model/worth.ts';
import { valuedIn } from '../../domain/ledger/valued-totals.ts';
import type { PublishedDay } from '../../domain/rates/published-day.ts';
import { readBankOfCanada, valetSeries } from '../../domain/rates/read-bank-of-canada.ts';
import { readEcb } from '../../domain/rates/read-ecb.ts';
import { RATE_DAYS_MAX } from '../../domain/rates/reference-rate.ts';
import type { Cloud } from '../../runtime/cloud.ts';

type Parts = Pick<Cloud, 'rates' | 'publishedRates' | 'organizations' | 'ledger' | 'outbox' | 'now' | 'log'>;

/** A source's file that somebody hands in instead of having it fetched. */
const GivenFile = z.object({ source: RateSource, text: z.string() });
type GivenFile = z.infer<typeof GivenFile>;

const readers = { ecb: readEcb, 'bank-of-canada': readBankOfCanada } as const;

/** So many days back the files of the last weeks reach surely: where the latest day lies further back, days between are missing. */
const RECENT_DAYS = 60;

/**
 * Takes in what central banks published since, or the file that the event brings, and has entries valued that waited for it, also those
 * for which a run before could not ask any more. A source whose file is wrong, or cannot be had, changes nothing and keeps the others from
 * nothing; that it failed is thrown at the end.
 */
export async function fetchRates(event: unknown, cloud: Parts): Promise<void> {
  const { data: given } = GivenFile.safeParse(event);
  const sources = given ? [given.source] : RateSource.options;
  const outcomes = await Promise.allSettled(sources.map((source) => newDaysOf(source, given, cloud)));
  const days = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
  if (days.length > 0) await cloud.rates.add(days, valuedBy(days));
  const unvalued = await cloud.rates.unvalued();
  if (unvalued) {
    await askForWorths(unvalued, cloud);
    await cloud.rates.noteValued(unvalued);
  }
  const failed = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }): unknown => reason);
  if (failed.length > 0)
    throw new AggregateError(failed, `Rates not taken in: ${failed.map(String).join('; ')}`);
}

/** The days of a source's file that are not known yet; none where nothing is fetched. */
async function newDaysOf(
  source: RateSource,
  given: GivenFile | undefined,
  { rates, publishedRates, now, log }: Parts,
): Promise<PublishedDay[]> {
  const latest = await rates.latest(source);
  const today = now().toISOString().slice(0, 10);
  const which = latest !== undefined && latest > addDays(today, -RECENT_DAYS) ? 'recent' : 'all';
  const text = given?.text ?? (await publishedRates.file(source, which, valetSeries));
  if (text === undefined) {
    log.info('rates not fetched: this machine has no address for them', { source });
    return [];
  }
  const days = readers[source](text, today);
  const known = new Set((await rates.of(source, spanOf(days))).map(({ day }) => day));
  return days.filter(({ day }) => !known.has(day));
}

function spanOf(days: readonly PublishedDay[]): DateRange {
  const sorted = days.map(({ day }) => day).toSorted();
  return { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' };
}

/** The days whose entries go by some rates. */
function valuedBy(days: readonly PublishedDay[]): DateRange {
  const { from, to } = spanOf(days);
  return { from, to: addDays(to, RATE_DAYS_MAX) };
}

/** Asks for the worths of entries of these days in all books that have some without. */
async function askForWorths(
  { from, to }: DateRange,
  { organizations, ledger, outbox }: Parts,
): Promise<void> {
  const months = { from: monthOf(from), to: monthOf(to) };
  for await (const { organizationId, currency } of organizations.listedFrom({ shard: 0, after: '' })) {
    const { apart } = valuedIn(currency, await ledger.monthTotals(organizationId, months));
    if (apart.some(({ count }) => count > 0))
      await outbox.ask({ kind: 'value-days', organizationId, from, to });
  }
}
