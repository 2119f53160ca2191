import { describe, expect, it } from 'vitest';
import { businesses } from '../support/year/businesses.ts';
import { keptYear } from '../support/year/person.ts';
import { exportedSums, toldYear } from '../support/year/told-figures.ts';
import { trueFigures } from '../support/year/true-figures.ts';
import { trueYear } from '../support/year/true-year.ts';
import type { Registration } from '../support/year/true-year.ts';

const SEED = 28;
const QUESTIONS_MAX = 16;

const years = businesses.flatMap((business) => {
  const { country, region, days, tax, registers, abroad } = business;
  const all = (since: string | null) => ({ since, isMixed: false });
  // No sales tax is filed for in the United States.
  const registrations: Registration[] = tax
    ? [all(days.from), ...(registers ? [all(registers)] : []), { since: days.from, isMixed: true }, all(null)]
    : [all(null)];
  return registrations.map((registration) => ({
    name: `${[country, region].join(' ').trim()}${abroad ? ' and abroad' : ''}, ${named(registration)}`,
    ...{ business, registration },
  }));
});

function named({ since, isMixed }: Registration): string {
  if (since === null) return 'not registered';
  return `registered on ${since}${isMixed ? ', some sales exempt' : ''}`;
}

describe('a year of books kept by what the screens propose', () => {
  it.each(years)('is what happened, to the cent: $name', async ({ business, registration }) => {
    const events = trueYear(business, registration, SEED);
    const kept = await keptYear(business, registration, events);
    const told = await toldYear(business, kept);
    const { draws, contributions, personal, moved, returns, ...truth } = trueFigures(
      business,
      registration,
      events,
    );
    expect.soft({ totals: told.totals, purposes: told.purposes, form: told.form }).toEqual(truth);
    expect.soft(told.returns).toMatchObject(returns);
    const types = {
      ...{ Income: truth.totals.income, Expense: truth.totals.expenses },
      ...{ 'Owner’s draw': draws, 'Owner’s contribution': contributions },
      ...{ Personal: personal, Transfer: moved },
    };
    for (const format of ['csv', 'xlsx'] as const)
      expect.soft(await exportedSums(business, kept, format)).toEqual({ categories: told.rows, types });
    // What a customer abroad pays is told to be without tax once.
    expect.soft(kept.asked.taxFree).toBe(business.abroad && registration.since !== null ? 1 : 0);
    // So much was asked of a year of some 140 lines; what was only to be accepted is not counted.
    expect
      .soft(kept.asked.vendors + kept.asked.pairs + kept.asked.matches)
      .toBeLessThanOrEqual(QUESTIONS_MAX);
  });
});
