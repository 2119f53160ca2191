import { describe, expect, it } from 'vitest';
import { capitalRuleOf, isExpenseAtOnce } from '../../../../shared/countries/capital-purchases.ts';
import { countries, entryCategories, formLinesOf, templates } from '../../../../shared/countries/index.ts';

describe('capitalRuleOf', () => {
  it('names the line on which each country’s templates have equipment', () => {
    for (const template of templates) {
      const equipment = entryCategories(template, 'expense').filter(({ purpose }) => purpose === 'equipment');
      const { formLine } = capitalRuleOf(template.country);
      expect(formLinesOf(template.country).map(({ code }) => code)).toContain(formLine);
      for (const category of equipment) expect(category.formLine, template.id).toBe(formLine);
    }
  });

  it('cites an authority or the law', () => {
    for (const country of countries)
      expect(capitalRuleOf(country).source.url).toMatch(
        /^https:\/\/([a-z0-9-]+\.)*(irs\.gov|canada\.ca|gov\.uk|ato\.gov\.au|irishstatutebook\.ie|ird\.govt\.nz)\//,
      );
  });
});

describe('isExpenseAtOnce', () => {
  it.each([
    ['USA', '2026-03-01', 250_000, true],
    ['USA', '2026-03-01', 250_001, false],
    ['Canada', '2026-03-01', 1, false],
    ['UK', '2026-05-01', 1, false],
    ['Ireland', '2026-03-01', 1, false],
    ['New Zealand', '2026-05-01', 99_999, true],
    ['New Zealand', '2026-05-01', 100_000, false],
    ['Australia', '2026-06-30', 1_999_999, true],
    ['Australia', '2026-06-30', 2_000_000, false],
    // What holds from then on nobody has read.
    ['Australia', '2026-07-01', 100, false],
    ['Australia', '2024-06-30', 100, false],
  ] as const)('in %s on %s of %i: %s', (country, date, cost, expected) => {
    expect(isExpenseAtOnce(capitalRuleOf(country), { cost, date })).toBe(expected);
  });
});
