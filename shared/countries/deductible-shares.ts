import type { Country, Source } from '../model/template.ts';
import type { ExpensePurpose } from './purpose.ts';

/** How much counts of what was spent, as a country's law has it. */
export interface DeductibleShare {
  /** All that is on a line; or, where a line also holds what counts whole, what is for a purpose, whichever line it is on. */
  readonly of: { readonly formLine: string } | { readonly purpose: ExpensePurpose };
  readonly percent: number;
  /** The tax year it was read for, as the country writes its tax years. */
  readonly taxYear: string;
  /** Null: nobody of us has read the rule there, so only an accountant can say. */
  readonly source: Source | null;
  /** Where the form asks for what doesn't count; undefined where the line itself is to hold only what does. */
  readonly restOn?: (formLine: string) => string | undefined;
}

/** The full self-employment pages have the disallowable part of boxes 17 to 30 fifteen boxes further on. */
function besideIt(formLine: string): string | undefined {
  const [, number = ''] = /^SA103F box (\d+)$/.exec(formLine) ?? [];
  const box = Number(number);
  return box >= 17 && box <= 30 ? `SA103F box ${String(box + 15)}` : undefined;
}

const shares: Readonly<Record<Country, readonly DeductibleShare[]>> = {
  USA: [
    {
      of: { formLine: 'Schedule C line 24b' },
      percent: 50,
      taxYear: '2025',
      source: {
        title: 'Publication 463, Travel, Gift, and Car Expenses',
        url: 'https://www.irs.gov/publications/p463',
        year: 2025,
      },
    },
    // The publication itself was read for meals alone.
    { of: { purpose: 'entertainment' }, percent: 0, taxYear: '2025', source: null },
  ],
  Canada: [
    {
      of: { formLine: 'T2125 line 8523' },
      percent: 50,
      taxYear: '2025',
      source: {
        title: 'T2125 Statement of Business or Professional Activities',
        url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/forms/t2125.html',
        year: 2025,
      },
    },
  ],
  UK: [
    {
      of: { purpose: 'entertainment' },
      percent: 0,
      taxYear: '2025–26',
      source: {
        title: 'Self Assessment: Self-employment (full) (SA103F)',
        url: 'https://www.gov.uk/government/publications/self-assessment-self-employment-full-sa103f',
        year: 2025,
      },
      restOn: besideIt,
    },
  ],
  Australia: [
    {
      of: { purpose: 'entertainment' },
      percent: 0,
      taxYear: '2024–25',
      source: {
        title: 'Income Tax Assessment Act 1997, Division 32 (Entertainment expenses)',
        url: 'https://www.ato.gov.au/law/view/document?docid=PAC/19970038/32-10',
        year: 2025,
      },
    },
  ],
  Ireland: [
    {
      of: { purpose: 'entertainment' },
      percent: 0,
      taxYear: '2025',
      source: {
        title: 'Taxes Consolidation Act 1997, section 840 (Business entertainment)',
        url: 'https://www.irishstatutebook.ie/eli/1997/act/39/section/840/enacted/en/html',
        year: 2025,
      },
      restOn: () => 'Form 11 lines 159–168',
    },
  ],
  'New Zealand': [
    {
      of: { purpose: 'entertainment' },
      percent: 50,
      taxYear: '2025–26',
      source: {
        title: 'Types of business expenses',
        url: 'https://www.ird.govt.nz/income-tax/income-tax-for-businesses-and-organisations/types-of-business-expenses',
        year: 2025,
      },
      restOn: () => 'IR10 box 28',
    },
  ],
};

/** What a country's law allows less than all of. */
export const deductibleSharesOf = (country: Country): readonly DeductibleShare[] => shares[country];
