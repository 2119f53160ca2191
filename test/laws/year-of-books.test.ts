import { describe, expect, it } from 'vitest';
import { businesses } from '../support/year/businesses.ts';
import { fileSums } from '../support/year/file-sums.ts';
import { keptYear } from '../support/year/person.ts';
import { exportedYear, toldYear } from '../support/year/told-figures.ts';
import { trueFigures } from '../support/year/true-figures.ts';
import { trueYear } from '../support/year/true-year.ts';

const SEED = 28;
const QUESTIONS_MAX = 15;

const years = businesses.flatMap((business) => {
  const { country, days, tax, registers } = business;
  // No sales tax is filed for in the United States.
  const registrations = tax ? [days.from, ...(registers ? [registers] : []), null] : [null];
  return registrations.map((since) => ({
    name: `${country}, ${since === null ? 'not registered' : `registered on ${since}`}`,
    ...{ business, since },
  }));
});

describe('a year of books kept by what the screens propose', () => {
  it.each(years)('is what happened, to the cent: $name', async ({ business, since }) => {
    const events = trueYear(business, since, SEED);
    const kept = await keptYear(business, since, events);
    const told = await toldYear(business, kept);
    const { draws, contributions, personal, moved, returns, ...truth } = trueFigures(business, since, events);
    expect.soft({ totals: told.totals, purposes: told.purposes, form: told.form }).toEqual(truth);
    expect.soft(told.returns).toMatchObject(returns);
    const file = fileSums(await exportedYear(business, kept));
    expect.soft(file.categories).toEqual(told.rows);
    expect.soft(file.types).toEqual({
      ...{ Income: truth.totals.income, Expense: truth.totals.expenses },
      ...{ 'Owner’s draw': draws, 'Owner’s contribution': contributions },
      ...{ Personal: personal, Transfer: moved },
    });
    // So much was asked of a year of some 140 lines; what was only to be accepted is not counted.
    expect
      .soft(kept.asked.vendors + kept.asked.pairs + kept.asked.matches)
      .toBeLessThanOrEqual(QUESTIONS_MAX);
  });
});
