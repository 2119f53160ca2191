import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

const folder = new URL('../../../../../fixtures/statements/', import.meta.url);
const golden = z
  .object({
    currency: z.string(),
    opening: z.number(),
    closing: z.number(),
    rows: z.array(
      z.object({ date: z.string(), description: z.string(), amount: z.number(), balance: z.number() }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('workshop.json', folder), 'utf8')));
const samples = readdirSync(folder).filter((name) => /^workshop\.(?!json)/.test(name));

describe('one statement in every format', () => {
  it('is there in each of them', () => {
    expect(samples).toHaveLength(12);
  });

  it.each(samples)('%s holds the rows of workshop.json', async (name) => {
    // The content decides: the name says nothing to the reader.
    const reading = await readWorded(readFileSync(new URL(name, folder)), { currency: golden.currency });
    if (reading.kind === 'problem') throw new Error(reading.detail);
    const { transactions, rejected, proven, questions } = reading.statement;
    expect(transactions.map(({ date, amount }) => [date, amount])).toEqual(
      golden.rows.map(({ date, amount }) => [date, amount]),
    );
    expect(transactions.map(({ description }) => description)).toEqual(
      golden.rows.map(({ description }) => expect.stringContaining(description) as string),
    );
    expect(rejected).toEqual([]);
    expect(questions).toEqual([]);
    const balances = transactions.flatMap(({ balance }) => balance ?? []);
    if (balances.length > 0) expect(balances).toEqual(golden.rows.map(({ balance }) => balance));
    expect(proven).toBe(/\.(?:ofx|qfx|qif)$/.test(name) ? null : true);
  });
});
