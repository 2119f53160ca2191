import * as z from 'zod';
import { publishedBy, soundDays, WrongRates } from './published-day.ts';
import type { PublishedDay } from './published-day.ts';

const SOURCE = 'bank-of-canada';

/** The series of the Valet that hold the rates of the currencies that books are kept in: FXUSDCAD is Canadian dollars for one US dollar. */
export const valetSeries = publishedBy(SOURCE).map((currency) => `FX${currency}CAD`);

/** A reply of `/valet/observations/…/json`: what each series is, and what was observed on each day. */
const Reply = z.object({
  seriesDetail: z.object(
    Object.fromEntries(valetSeries.map((series) => [series, z.object({ label: z.string() })])),
  ),
  observations: z.array(z.looseObject({ d: z.string() })),
});
const Observed = z.object({ v: z.string() });

/** Reads exchange rates as the Bank of Canada's Valet gives them. Throws WrongRates. */
export function readBankOfCanada(text: string, today: string): PublishedDay[] {
  const { data, error } = Reply.safeParse(parsed(text));
  if (!data) throw new WrongRates(`The file is not in the Bank of Canada's form: ${z.prettifyError(error)}`);
  return soundDays(
    data.observations.map(({ d: day, ...series }) => ({ source: SOURCE, day, rates: ratesOf(series) })),
    today,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrongRates('The file is not JSON.', { cause });
  }
}

function ratesOf(series: Readonly<Record<string, unknown>>): Record<string, string> {
  const rates = publishedBy(SOURCE).flatMap((currency) => {
    const { data } = Observed.safeParse(series[`FX${currency}CAD`]);
    return data ? [[currency, data.v] as const] : [];
  });
  return Object.fromEntries(rates);
}
