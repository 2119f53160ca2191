import { describe, expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

/** Texts of days and the days they are. */
const DAYS: readonly (readonly [string, string])[] = [
  ['13 mars 2026', '2026-03-13'],
  ['13. März 2026', '2026-03-13'],
  ['13 maart 2026', '2026-03-13'],
  ['13 de marzo de 2026', '2026-03-13'],
  ['13 marzo 2026', '2026-03-13'],
  ['13 de março de 2026', '2026-03-13'],
  ['13 marca 2026', '2026-03-13'],
  ['13 března 2026', '2026-03-13'],
  ['13 марта 2026 г.', '2026-03-13'],
  ['13 Ağustos 2026', '2026-08-13'],
  ['13 elokuuta 2026', '2026-08-13'],
  ['Friday, March 13, 2026', '2026-03-13'],
  ['13-Mar-26', '2026-03-13'],
  ['13MAR2026', '2026-03-13'],
  ['2026年3月13日', '2026-03-13'],
  ['令和8年3月13日', '2026-03-13'],
  ['2026.03.13.', '2026-03-13'],
  ['2026-03-13T23:59:59Z', '2026-03-13'],
  ['20260313', '2026-03-13'],
  ['13/03/2569', '2026-03-13'],
];

/** Texts of amounts and what they are in cents. */
const AMOUNTS: readonly (readonly [string, number])[] = [
  ['(1,234.50)', -123_450],
  ['1,234.50-', -123_450],
  ['$-1,234.50', -123_450],
  ['-$1,234.50', -123_450],
  ['1,234.50 DR', -123_450],
  ['CR 1,234.50', 123_450],
  ['USD 1,234.50', 123_450],
  ['1,234.50 usd', 123_450],
  ['１，２３４．５０', 123_450],
  ['−1,234.50', -123_450],
  ['1 234.50', 123_450],
  ["1'234.50", 123_450],
  ['1’234.50', 123_450],
  ['12,34,567.50', 123_456_750],
  ['▲1,234.50', -123_450],
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('days and amounts as banks all over the world write them', () => {
  it.each(DAYS)('reads the day %s', async (text, day) => {
    const reading = await readWorded(bytesOf(`Date;Text;Amount\n"${text}";a;-1.50\n"${text}";b;-2.50\n`));
    if (reading.kind === 'problem') throw new Error(reading.detail);
    expect(reading.statement.transactions.map(({ date }) => date)).toEqual([day, day]);
  });

  it.each(AMOUNTS)('reads the amount %s', async (text, amount) => {
    const reading = await readWorded(
      bytesOf(`Date\tText\tAmount\n2026-03-13\ta\t${text}\n2026-03-14\tb\t-2.50\n`),
    );
    if (reading.kind === 'problem') throw new Error(reading.detail);
    expect(reading.statement.transactions.map((row) => row.amount)).toEqual([amount, -250]);
  });
});
