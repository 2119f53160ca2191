import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import * as z from 'zod';
import { soundDays, WrongRates } from './published-day.ts';
import type { PublishedDay } from './published-day.ts';

const Quote = z.object({ '@_currency': z.string().regex(/^[A-Z]{3}$/), '@_rate': z.string() });
const Day = z.object({ '@_time': z.string(), Cube: z.array(Quote).min(1) });

/** `eurofxref-daily.xml`, `-hist-90d.xml` and `-hist.xml`: an envelope, in it a cube of days, each a cube of rates for one euro. */
const Envelope = z.object({
  Envelope: z.object({
    subject: z.literal('Reference rates'),
    Sender: z.object({ name: z.literal('European Central Bank') }),
    Cube: z.array(z.object({ Cube: z.array(Day).min(1) })).length(1),
  }),
});

/** Reads euro foreign exchange reference rates as the European Central Bank publishes them. Throws WrongRates. */
export function readEcb(text: string, today: string): PublishedDay[] {
  const { data, error } = Envelope.safeParse(parsed(text));
  if (!data) throw new WrongRates(`The file is not in the ECB's form: ${z.prettifyError(error)}`);
  const days = data.Envelope.Cube.flatMap(({ Cube }) => Cube);
  return soundDays(
    days.map(({ '@_time': day, Cube: quotes }) => ({
      source: 'ecb' as const,
      day,
      rates: eachOnce(day, quotes),
    })),
    today,
  );
}

function parsed(text: string): unknown {
  if (/<!DOCTYPE/i.test(text)) throw new WrongRates('The file brings entities of its own.');
  const parser = new XMLParser({
    ignoreAttributes: false,
    ignoreDeclaration: true,
    parseTagValue: false,
    parseAttributeValue: false,
    removeNSPrefix: true,
    isArray: (name) => name === 'Cube',
  });
  try {
    SyntaxValidator.validate(text);
    return parser.parse(text);
  } catch (cause) {
    throw new WrongRates('The file is not well-formed XML.', { cause });
  }
}

function eachOnce(day: string, quotes: readonly z.infer<typeof Quote>[]): Record<string, string> {
  const rates = new Map(quotes.map((quote) => [quote['@_currency'], quote['@_rate']]));
  if (rates.size !== quotes.length) throw new WrongRates(`${day} has a currency twice.`);
  return Object.fromEntries(rates);
}
