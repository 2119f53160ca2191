import { describe, expect, it } from 'vitest';
import { deductibleSharesOf } from '../../../../shared/countries/deductible-shares.ts';
import { countries, formLinesOf, isOfBusiness } from '../../../../shared/countries/index.ts';
import { frenchForms } from '../../../../shared/text/fr/names/index.ts';

describe('deductibleSharesOf', () => {
  it('names lines of the country’s own form and purposes, each once and by less than all of it', () => {
    for (const country of countries) {
      const shares = deductibleSharesOf(country);
      const codes = formLinesOf(country).map(({ code }) => code);
      const named = shares.map(({ of }) => ('formLine' in of ? of.formLine : of.purpose));
      const lines = shares.flatMap(({ of }) => ('formLine' in of ? [of.formLine] : []));
      expect(codes).toEqual(expect.arrayContaining(lines));
      expect(new Set(named).size).toBe(named.length);
      for (const { percent } of shares) expect(percent).toBeLessThan(100);
    }
  });

  it('lets half of meals count in the United States and Canada, by their lines', () => {
    expect(deductibleSharesOf('USA')[0]).toMatchObject({
      of: { formLine: 'Schedule C line 24b' },
      percent: 50,
    });
    expect(deductibleSharesOf('Canada')).toMatchObject([
      { of: { formLine: 'T2125 line 8523' }, percent: 50 },
    ]);
  });

  it.each([
    ['USA', 0],
    ['UK', 0],
    ['Australia', 0],
    ['Ireland', 0],
    ['New Zealand', 50],
  ] as const)('lets of entertainment in %s %i %% count', (country, percent) => {
    const share = deductibleSharesOf(country).find(
      ({ of }) => 'purpose' in of && of.purpose === 'entertainment',
    );
    expect(share?.percent).toBe(percent);
  });

  it('cites an authority or the law, and nothing where only others were read', () => {
    const official =
      /^https:\/\/([a-z0-9-]+\.)*(irs\.gov|canada\.ca|gov\.uk|ato\.gov\.au|irishstatutebook\.ie|ird\.govt\.nz)\//;
    const sources = countries.flatMap((country) => deductibleSharesOf(country).map(({ source }) => source));
    expect(sources.filter((source) => source === null)).toHaveLength(1);
    for (const source of sources) if (source) expect(source.url).toMatch(official);
  });

  it('knows where the form asks for the rest: in Britain fifteen boxes further on, for boxes 17 to 30 alone', () => {
    const [share] = deductibleSharesOf('UK');
    expect(share?.restOn?.('SA103F box 24')).toBe('SA103F box 39');
    expect(share?.restOn?.('SA103F box 30')).toBe('SA103F box 45');
    expect(share?.restOn?.('SA103F box 49')).toBeUndefined();
    expect(frenchForms.placeOf(deductibleSharesOf('Ireland')[0]?.restOn?.('') ?? '')).toBe(
      'Form 11, lignes 159–168',
    );
  });
});

describe('isOfBusiness', () => {
  it('leaves out what a person tells on another form: interest, but for New Zealand’s, which is in its statement', () => {
    const elsewhere = countries.map((country) =>
      formLinesOf(country).flatMap(({ code }) => (isOfBusiness(country, code) ? [] : [code])),
    );
    expect(elsewhere).toEqual([
      ['Schedule B line 1'],
      ['T1 line 12100'],
      ['SA100 page TR 3 box 2'],
      ['Question 10 label L'],
      ['Form 11 Irish Other Income'],
      [],
    ]);
  });
});
