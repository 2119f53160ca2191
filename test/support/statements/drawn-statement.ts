import fc from 'fast-check';
import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import type { Locale } from './locale.ts';
import { locales } from './locales.ts';

/** One true movement with the balance after it; minor units, money out negative. */
export interface TrueRow {
  readonly date: CivilDate;
  readonly description: string;
  readonly amount: number;
  readonly balance: number;
}

/** A statement as it really was, oldest row first. */
export interface TrueStatement {
  readonly locale: Locale;
  readonly currency: string;
  readonly opening: number;
  readonly closing: number;
  readonly rows: readonly TrueRow[];
}

const amounts = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }),
  fc.integer({ min: 100_000, max: 99_999_999 }),
  fc.constantFrom(450, 1_000, 123_456, 5),
);

const movement = fc.record({
  gap: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) },
  ),
  amount: fc.tuple(amounts, fc.constantFrom(-1, -1, 1)).map(([minor, way]) => minor * way),
  words: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
  ending: fc.constantFrom(
    '',
    '',
    '',
    ' 4711',
    ', Ltd',
    '; 12',
    ' "A"',
    ' | B',
    ' #3',
    ' 1/2',
    "'s",
    '\n2nd line',
    ' 50%',
  ),
});

/** Any statement: 4 to 25 movements in any locale, several a day, amounts that repeat, descriptions that need quoting. */
export const trueStatements: fc.Arbitrary<TrueStatement> = fc
  .record({
    locale: fc.constantFrom(...locales),
    currency: fc.nat(9),
    first: fc.integer({ min: 0, max: 2_000 }),
    opening: fc.integer({ min: -500_000, max: 5_000_000 }),
    movements: fc.array(movement, { minLength: 4, maxLength: 25 }),
  })
  .map(({ locale, currency, first, opening, movements }) => {
    let [date, balance] = [addDays('2021-01-04', first), opening];
    const rows = movements.map(({ gap, amount, words, ending }): TrueRow => {
      date = addDays(date, gap);
      balance += amount;
      const description = words.map((at) => locale.words[at] ?? '').join(' ') + ending;
      return { date, description, amount, balance };
    });
    const code = locale.currencies[currency % locale.currencies.length] ?? 'EUR';
    return { locale, currency: code, opening, closing: balance, rows };
  });
