import type { Country, Source } from '../model/template.ts';

/** What a country has for what is bought to be used for years. */
export interface CapitalRule {
  /** By what the law has such a purchase count. */
  readonly treatment:
    | 'de-minimis'
    | 'cost-allowance'
    | 'investment-allowance'
    | 'write-off'
    | 'wear-and-tear'
    | 'low-value';
  /** The line of the form that stands for such purchases. */
  readonly formLine: string;
  /** The cost of a purchase, in minor units of the country's currency, up to which it is an expense of the year at once; 0: it never is. */
  readonly limit: number;
  /** Whether a purchase of just this cost still is one. */
  readonly isLimitWithin: boolean;
  /** The days for which the limit is known to hold; without them it holds until further notice. */
  readonly limitDays?: { readonly from: string; readonly to: string };
  /** Whether the form's own line claims such a purchase whole in the year in which it is made. */
  readonly isClaimedWhole: boolean;
  /** As the country writes its tax years. */
  readonly taxYear: string;
  readonly source: Source;
}

const rules: Readonly<Record<Country, CapitalRule>> = {
  USA: {
    treatment: 'de-minimis',
    formLine: 'Schedule C line 13',
    limit: 250_000,
    isLimitWithin: true,
    isClaimedWhole: false,
    taxYear: '2025',
    source: {
      title: 'Notice 2015-82, Increase in De Minimis Safe Harbor Limit',
      url: 'https://www.irs.gov/pub/irs-drop/n-15-82.pdf',
      year: 2025,
    },
  },
  Canada: {
    treatment: 'cost-allowance',
    formLine: 'T2125 line 9936',
    limit: 0,
    isLimitWithin: false,
    isClaimedWhole: false,
    taxYear: '2025',
    source: {
      title: 'T4002, Chapter 4 – Capital cost allowance',
      url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/t4002/t4002-6.html',
      year: 2025,
    },
  },
  UK: {
    treatment: 'investment-allowance',
    formLine: 'SA103F box 49',
    limit: 0,
    isLimitWithin: false,
    isClaimedWhole: true,
    taxYear: '2025–26',
    source: {
      title: 'Self Assessment: Self-employment (full) (SA103F)',
      url: 'https://www.gov.uk/government/publications/self-assessment-self-employment-full-sa103f',
      year: 2025,
    },
  },
  Australia: {
    treatment: 'write-off',
    formLine: 'P8 expense label M',
    limit: 2_000_000,
    isLimitWithin: false,
    limitDays: { from: '2024-07-01', to: '2026-06-30' },
    isClaimedWhole: false,
    taxYear: '2024–25',
    source: {
      title: 'What’s new for business and professional items 2025',
      url: 'https://www.ato.gov.au/forms-and-instructions/business-and-professional-items-schedule-2025-instructions/whats-new-for-business-and-professional-items-2025',
      year: 2025,
    },
  },
  Ireland: {
    treatment: 'wear-and-tear',
    formLine: 'Form 11 line 141',
    limit: 0,
    isLimitWithin: false,
    isClaimedWhole: false,
    taxYear: '2025',
    source: {
      title: 'Taxes Consolidation Act 1997, section 284 (Wear and tear allowances)',
      url: 'https://www.irishstatutebook.ie/eli/1997/act/39/section/284/enacted/en/html',
      year: 2025,
    },
  },
  'New Zealand': {
    treatment: 'low-value',
    formLine: 'IR10 box 13',
    limit: 100_000,
    isLimitWithin: false,
    isClaimedWhole: false,
    taxYear: '2025–26',
    source: {
      title: 'Claiming depreciation',
      url: 'https://www.ird.govt.nz/income-tax/income-tax-for-businesses-and-organisations/types-of-business-expenses/depreciation/claiming-depreciation',
      year: 2025,
    },
  },
};

/**
 * The line of the form whose purchases are no expense of any price, and that claims an allowance instead: how much of one is claimed only a
 * person can say. Undefined where the law lets some or all of them count in the year of the purchase.
 */
export function allowanceLineOf(country: Country): string | undefined {
  const { formLine, limit, isClaimedWhole } = rules[country];
  return limit === 0 && !isClaimedWhole ? formLine : undefined;
}

export const capitalRuleOf = (country: Country): CapitalRule => rules[country];

/** Whether a purchase of a day is an expense of the year at once, by what it cost in the country's currency. */
export function isExpenseAtOnce(
  { limit, isLimitWithin, limitDays: { from, to } = { from: '', to: '9999' } }: CapitalRule,
  { cost, date }: { readonly cost: number; readonly date: string },
): boolean {
  if (date < from || date > to) return false;
  return cost < limit || (isLimitWithin && cost === limit);
}
