import { describe, expect, it } from 'vitest';
import { businesses } from '../support/year/businesses.ts';
import { fileSums } from '../support/year/file-sums.ts';
import { keptYear } from '../support/year/person.ts';
import { exportedYear, toldYear } from '../support/year/told-figures.ts';
import { trueFigures } from '../support/year/true-figures.ts';
import { trueYear } from '../support/year/true-year.ts';

const SEED = 28;
const QUESTIONS_MAX = 14;

const years = businesses.flatMap((business) =>
  // No sales tax is filed for in the United States.
  (business.tax ? [true, false] : [false]).map((isRegistered) => ({
    name: `${business.country}, ${isRegistered ? 'registered' : 'not registered'}`,
    ...{ business, isRegistered },
  })),
);

describe('a year of books kept by what the screens propose', () => {
  it.each(years)('is what happened, to the cent: $name', async ({ business, isRegistered }) => {
    const events = trueYear(business, isRegistered, SEED);
    const kept = await keptYear(business, isRegistered, events);
    const told = await toldYear(business, kept);
    const { draws, contributions, personal, moved, returns, ...truth } = trueFigures(
      business,
      isRegistered,
      events,
    );
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
