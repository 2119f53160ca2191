import type { Country, Source } from '../model/template.ts';

/** How much of a line of a form counts. No source: nobody of us has read the rule there, so only an accountant can say. */
export interface DeductibleShare {
  readonly formLine: string;
  readonly percent: number;
  readonly taxYear: number;
  readonly source: Source | null;
}

/* Lines that share their place with what counts whole (New Zealand's 24, the United Kingdom's 24) have no rule: a line alone can't tell. */
const shares: Readonly<Partial<Record<Country, readonly DeductibleShare[]>>> = {
  USA: [
    {
      formLine: 'Schedule C line 24b',
      percent: 50,
      taxYear: 2025,
      source: {
        title: 'Publication 463, Travel, Gift, and Car Expenses',
        url: 'https://www.irs.gov/publications/p463',
        year: 2025,
      },
    },
  ],
  Canada: [
    {
      formLine: 'T2125 line 8523',
      percent: 50,
      taxYear: 2025,
      source: {
        title: 'T2125 Statement of Business or Professional Activities',
        url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/forms/t2125.html',
        year: 2025,
      },
    },
  ],
};

/** The lines of a country's form of which the law allows less than all. */
export const deductibleSharesOf = (country: Country): readonly DeductibleShare[] => shares[country] ?? [];
