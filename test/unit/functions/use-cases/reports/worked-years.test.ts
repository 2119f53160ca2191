import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../shared/civil-date.ts';
import { rangeNamed } from '../../../../../shared/report-ranges.ts';
import { workedBooks } from './worked-books.ts';
import type { WorkedBooks } from './worked-books.ts';

interface WorkedYear extends WorkedBooks {
  /** The tax year that holds the 24th of November 2026. */
  readonly year: readonly [from: string, to: string];
  /** What came in (positive) and went out, in minor units, by categories. */
  readonly entries: readonly (readonly [categoryId: string, amount: number])[];
  /** Added up by hand. */
  readonly lines: Readonly<Record<string, number>>;
}

/** A year of a business that is not registered for sales tax: every amount is gross, as it was paid. Before what the law allows of each line. */
const years: readonly WorkedYear[] = [
  {
    ...{ country: 'USA', profession: 'consultant', currency: 'USD', year: ['2026-01-01', '2026-12-31'] },
    entries: [
      ...([
        ['consulting-fees', 800_000],
        ['retainers', 450_000],
        ['consulting-fees', -50_000],
      ] as const),
      ...([
        ['marketing', -30_000],
        ['software', -24_000],
        ['client-meals', -18_000],
      ] as const),
      ...([
        ['flights-and-hotels', -62_000],
        ['associate-consultants', -150_000],
        ['office', -6000],
      ] as const),
    ],
    lines: {
      'Schedule C line 1': 1_250_000,
      'Schedule C line 2': -50_000,
      'Schedule C line 8': -30_000,
      'Schedule C line 11': -150_000,
      'Schedule C line 18': -6000,
      'Schedule C line 24a': -62_000,
      'Schedule C line 24b': -18_000,
      'Schedule C line 27b': -24_000,
    },
  },
  {
    ...{ country: 'Canada', profession: 'general', currency: 'CAD', year: ['2026-01-01', '2026-12-31'] },
    entries: [
      ...([
        ['sales-revenue', 226_000],
        ['service-income', 105_000],
        ['service-income', 50_000],
      ] as const),
      ...([
        ['marketing', -11_300],
        ['meals', -5650],
        ['bank-fees', -1200],
        ['software', -3390],
      ] as const),
      ...([
        ['other', -20_000],
        ['equipment', -113_000],
        ['interest-income', 425],
      ] as const),
    ],
    lines: {
      'T2125 line 8000': 381_000,
      'T1 line 12100': 425,
      'T2125 line 8521': -11_300,
      'T2125 line 8523': -5650,
      'T2125 line 8710': -1200,
      'T2125 line 9270': -23_390,
      'T2125 line 9936': -113_000,
    },
  },
  {
    ...{ country: 'UK', profession: 'contractor', currency: 'GBP', year: ['2026-04-06', '2027-04-05'] },
    entries: [
      ...([
        ['contract-progress-payments', 120_000],
        ['change-orders', 30_000],
      ] as const),
      ...([
        ['building-materials', -24_000],
        ['subcontractors', -50_000],
        ['office', -6000],
      ] as const),
      ...([
        ['food', -7200],
        ['travel', -4500],
        ['tools-and-machinery', -60_000],
      ] as const),
    ],
    lines: {
      'SA103F box 15': 150_000,
      'SA103F box 17': -24_000,
      'SA103F box 18': -50_000,
      'SA103F box 20': -4500,
      'SA103F box 23': -6000,
      'SA103F box 49': -60_000,
      'no-line:expense': -7200,
    },
  },
  {
    ...{
      country: 'Australia',
      profession: 'contractor',
      currency: 'AUD',
      year: ['2026-07-01', '2027-06-30'],
    },
    entries: [
      ...([
        ['contract-progress-payments', 220_000],
        ['scrap-and-surplus-sales', 50_000],
      ] as const),
      ...([
        ['building-materials', -33_000],
        ['subcontractors', -40_000],
        ['truck-and-fuel', -11_000],
      ] as const),
      ...([
        ['tools-and-machinery', -110_000],
        ['food', -8800],
        ['office', -5500],
      ] as const),
      ...([
        ['site-crew-wages', -90_000],
        ['crew-superannuation', -10_800],
      ] as const),
    ],
    lines: {
      'P8 income label J': 270_000,
      'P8 expense label F': -40_000,
      'P8 expense label G': -10_800,
      'P8 expense label L': -33_000,
      'P8 expense label M': -110_000,
      'P8 expense label N': -11_000,
      'P8 expense label P': -95_500,
      'no-line:expense': -8800,
    },
  },
  {
    ...{ country: 'Ireland', profession: 'doctor', currency: 'EUR', year: ['2026-01-01', '2026-12-31'] },
    entries: [
      ...([
        ['patient-fees', 123_000],
        ['insurance-reimbursements', 227_000],
        ['investment', 310],
      ] as const),
      ...([
        ['teaching-and-research-stipends', 5000],
        ['nursing-and-reception-staff', -90_000],
      ] as const),
      ...([
        ['medical-supplies', -24_600],
        ['travel', -5675],
        ['transport', -6150],
      ] as const),
      ...([
        ['utilities', -2460],
        ['office', -1200],
        ['food', -900],
      ] as const),
    ],
    lines: {
      'Form 11 line 128': 123_000,
      'Form 11 line 129': 227_000,
      'Form 11 line 130': 5000,
      'Form 11 Irish Other Income': 310,
      'Form 11 line 131': -24_600,
      'Form 11 line 133': -90_000,
      'Form 11 line 138': -11_825,
      'Form 11 line 143': -3660,
      'no-line:expense': -900,
    },
  },
  {
    ...{ country: 'New Zealand', profession: 'contractor', currency: 'NZD' },
    year: ['2026-04-01', '2027-03-31'],
    entries: [
      ...([
        ['contract-progress-payments', 230_000],
        ['change-orders', 50_000],
      ] as const),
      ...([
        ['building-materials', -34_500],
        ['subcontractors', -20_000],
        ['site-crew-wages', -50_000],
      ] as const),
      ...([
        ['liability-and-builders-risk-insurance', -11_500],
        ['equipment-rental', -4000],
      ] as const),
      ...([
        ['office', -11_500],
        ['travel', -9200],
        ['investment', 75],
      ] as const),
    ],
    lines: {
      'IR10 box 2': 280_000,
      'IR10 box 4': -34_500,
      'IR10 box 7': 75,
      'IR10 box 14': -11_500,
      'IR10 box 18': -4000,
      'IR10 box 22': -50_000,
      'IR10 box 23': -20_000,
      'IR10 box 24': -20_700,
    },
  },
];

describe('a tax report', () => {
  it.each(years)(
    'of a year in $country has on each line what its entries add up to by hand',
    async (worked) => {
      const [from, to] = worked.year;
      // The first and the last day are within the year, those beside them are not.
      const { cloud, caller, taxReport } = await workedBooks(worked, [
        ...worked.entries.map(([category, amount], at) => ({
          category,
          amount,
          date: at % 2 === 0 ? from : to,
        })),
        { category: 'other', amount: -1, date: addDays(from, -1) },
        { category: 'other', amount: -1, date: addDays(to, 1) },
      ]);
      const { fiscalYearStart = '' } = (await cloud.organizations.get(caller.organizationId)) ?? {};
      const range = rangeNamed('this-year', { today: '2026-11-24', fiscalYearStart });
      expect(range).toEqual({ from, to });
      const report = await taxReport(from, to);
      const filled = report.rows.filter(({ count }) => count > 0);
      expect(Object.fromEntries(filled.map(({ key, amount }) => [key, amount]))).toEqual(worked.lines);
      expect(report.totals.net).toBe(Object.values(worked.lines).reduce((sum, amount) => sum + amount, 0));
      expect(report.currency).toBe(worked.currency);
    },
  );
});
