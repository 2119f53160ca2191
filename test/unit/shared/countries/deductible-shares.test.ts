import { describe, expect, it } from 'vitest';
import { deductibleSharesOf } from '../../../../shared/countries/deductible-shares.ts';
import { countries, formLinesOf } from '../../../../shared/countries/index.ts';

describe('deductibleSharesOf', () => {
  it('names lines of the country’s own form alone, each once and by less than all of it', () => {
    for (const country of countries) {
      const shares = deductibleSharesOf(country);
      const codes = formLinesOf(country).map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining(shares.map(({ formLine }) => formLine)));
      expect(new Set(shares.map(({ formLine }) => formLine)).size).toBe(shares.length);
      for (const { percent } of shares) expect(percent).toBeLessThan(100);
    }
  });

  it('lets half of meals count in the United States and Canada', () => {
    expect(deductibleSharesOf('USA')).toMatchObject([{ formLine: 'Schedule C line 24b', percent: 50 }]);
    expect(deductibleSharesOf('Canada')).toMatchObject([{ formLine: 'T2125 line 8523', percent: 50 }]);
  });
});
