import { describe, expect, it } from 'vitest';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { getCapitalPurchases } from '../../../../../functions/use-cases/reports/get-capital-purchases.ts';
import { workedBooks } from './worked-books.ts';
import type { WorkedBooks } from './worked-books.ts';

interface WorkedForm extends WorkedBooks {
  readonly entries: readonly (readonly [category: string, amount: number])[];
  /** What is on each line, as it was paid. */
  readonly lines: Readonly<Record<string, number>>;
  /** What of a line counts where the law has a rule, and where the form asks for the rest. */
  readonly counts: Readonly<Record<string, readonly [counts: number, restOn?: string]>>;
  readonly profit: number;
  /** What is no expense of the year at once, as it was paid; none where it is left out. */
  readonly capital?: number;
}

/* Each form was filled in by hand, to the cent; before mileage, home and depreciation, which no entry tells. */
const forms: readonly WorkedForm[] = [
  {
    ...{ country: 'USA', profession: 'consultant', currency: 'USD' },
    entries: [
      ['consulting-fees', 800_000],
      ['retainers', 450_000],
      ['consulting-fees', -50_000],
      ['marketing', -30_000],
      ['software', -24_000],
      ['client-meals', -18_000],
      ['flights-and-hotels', -62_000],
      ['associate-consultants', -150_000],
      ['office', -6000],
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
    // Line 24b: half of 180.
    counts: { 'Schedule C line 24b': [-9000] },
    // Line 7: 12,000; line 28: 300 + 1,500 + 60 + 620 + 90 + 240 = 2,810; line 29: 9,190. With 1,000 miles on line 9 (700) and 120 square feet
    // on line 30 (600) line 31 is 7,890.
    profit: 919_000,
  },
  {
    ...{ country: 'Canada', profession: 'general', currency: 'CAD' },
    entries: [
      ['sales-revenue', 226_000],
      ['service-income', 105_000],
      ['service-income', 50_000],
      ['interest-income', 425],
      ['marketing', -11_300],
      ['meals', -5650],
      ['bank-fees', -1200],
      ['software', -3390],
      ['other', -20_000],
      ['equipment', -113_000],
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
    // Line 8523: half of 56.50.
    counts: { 'T2125 line 8523': [-2825], 'T2125 line 9936': [0] },
    // Line 9368: 113 + 28.25 + 12 + 233.90 = 387.15; line 9369: 3,422.85 before CCA: of the laptop nobody said what is claimed. Interest is on
    // another form.
    profit: 342_285,
    capital: -113_000,
  },
  {
    ...{ country: 'UK', profession: 'general', currency: 'GBP', own: { Goods: 'SA103F box 17' } },
    entries: [
      ['sales-revenue', 120_000],
      ['service-income', 30_000],
      ['Goods', -24_000],
      ['office-supplies', -6000],
      ['client-entertainment', -7200],
      ['travel', -4500],
      ['professional-services', -36_000],
      ['equipment', -60_000],
      ['bank-fees', -900],
    ],
    lines: {
      'SA103F box 15': 150_000,
      'SA103F box 17': -24_000,
      'SA103F box 20': -4500,
      'SA103F box 23': -6000,
      'SA103F box 24': -7200,
      'SA103F box 26': -900,
      'SA103F box 28': -36_000,
      'SA103F box 49': -60_000,
    },
    counts: { 'SA103F box 24': [0, 'SA103F box 39'] },
    // Box 31: 786; box 47: 714; boxes 39, 46 and 61: 72; boxes 49, 57 and 63: 600; box 64: 714 + 72 − 600.
    profit: 18_600,
    // Claimed whole in box 49.
    capital: -60_000,
  },
  {
    ...{ country: 'Australia', profession: 'contractor', currency: 'AUD' },
    entries: [
      ['contract-progress-payments', 220_000],
      ['scrap-and-surplus-sales', 50_000],
      ['building-materials', -33_000],
      ['subcontractors', -40_000],
      ['truck-and-fuel', -11_000],
      ['tools-and-machinery', -110_000],
      ['client-entertainment', -8800],
      ['other', -1200],
      ['office', -5500],
    ],
    lines: {
      'P8 income label J': 270_000,
      'P8 expense label F': -40_000,
      'P8 expense label L': -33_000,
      'P8 expense label M': -110_000,
      'P8 expense label N': -11_000,
      'P8 expense label P': -15_500,
    },
    // P: 12 + 55, without the dinner.
    counts: { 'P8 expense label P': [-6700] },
    // Label T: 330 + 400 + 110 + 1,100 + 67 = 2,007. The laptop is below the limit of 2025–26.
    profit: 69_300,
  },
  {
    ...{ country: 'Ireland', profession: 'general', currency: 'EUR' },
    own: { Goods: 'Form 11 line 131' },
    entries: [
      ['sales-revenue', 123_000],
      ['service-income', 22_700],
      ['interest-income', 310],
      ['Goods', -24_600],
      ['travel', -5675],
      ['motor-vehicle', -6150],
      ['motor-vehicle', -3690],
      ['professional-services', -36_900],
      ['rent', -50_000],
      ['phone-and-internet', -2460],
      ['client-entertainment', -5000],
    ],
    lines: {
      'Form 11 line 128': 145_700,
      'Form 11 Irish Other Income': 310,
      'Form 11 line 131': -24_600,
      'Form 11 line 137': -36_900,
      'Form 11 line 138': -15_515,
      'Form 11 line 140': -50_000,
      'Form 11 line 143': -7460,
    },
    counts: { 'Form 11 line 143': [-2460, 'Form 11 lines 159–168'] },
    // Line 132: 1,211; line 157: 1,211 − 369 − 155.15 − 500 − 74.60 = 112.25, and the 50 are added back.
    profit: 16_225,
  },
  {
    ...{ country: 'New Zealand', profession: 'contractor', currency: 'NZD' },
    entries: [
      ['contract-progress-payments', 230_000],
      ['change-orders', 50_000],
      ['building-materials', -34_500],
      ['subcontractors', -20_000],
      ['site-crew-wages', -50_000],
      ['liability-and-builders-risk-insurance', -11_500],
      ['travel', -9200],
      ['office', -11_500],
      ['other', -1000],
      ['client-entertainment', -8000],
    ],
    lines: {
      'IR10 box 2': 280_000,
      'IR10 box 4': -34_500,
      'IR10 box 14': -11_500,
      'IR10 box 22': -50_000,
      'IR10 box 23': -20_000,
      'IR10 box 24': -29_700,
    },
    // Box 24: 92 + 115 + 10 + 80; half of the 80 is a tax adjustment.
    counts: { 'IR10 box 24': [-25_700, 'IR10 box 28'] },
    // Boxes 6 and 11: 2,455; box 25: 115 + 500 + 200 + 297 = 1,112; box 27: 1,343; box 29: 1,383.
    profit: 138_300,
  },
];

describe('a form', () => {
  it.each(forms)(
    'of $country tells what counts of each line and leaves the profit of the one filled in by hand',
    async (worked) => {
      const date = '2026-06-15';
      const { cloud, caller, taxReport } = await workedBooks(
        worked,
        worked.entries.map(([category, amount]) => ({ category, amount, date })),
      );
      const { rows, form, totals } = await taxReport(date, date);
      const filled = rows.filter(({ count }) => count > 0);
      expect(Object.fromEntries(filled.map(({ key, amount }) => [key, amount]))).toEqual(worked.lines);
      const ruled = filled.flatMap(({ key, counts, shares }) =>
        counts === undefined
          ? []
          : [[key, [counts, ...(shares ?? []).flatMap(({ restOn = [] }) => restOn)]] as const],
      );
      expect(Object.fromEntries(ruled)).toEqual(worked.counts);
      expect(form?.profit).toBe(worked.profit);
      expect(await getCapitalPurchases({ from: date, to: date }, caller, cloud)).toMatchObject({
        total: worked.capital ?? 0,
      });
      expect(totals.net).toBe(worked.entries.reduce((sum, [, amount]) => sum + amount, 0));
    },
  );

  it('of the United States counts nothing of entertainment and half of meals, and says that the first wants an accountant', async () => {
    const books = { country: 'USA', profession: 'realtor', currency: 'USD' } as const;
    const date = '2026-06-15';
    const { taxReport } = await workedBooks(books, [
      { category: 'client-entertainment', amount: -10_000, date },
      { category: 'software', amount: -500, date },
      { category: 'client-meals', amount: -333, date },
      { category: 'client-meals', amount: -10, date },
    ]);
    const { rows, form } = await taxReport(date, date);
    const told = rows.flatMap(({ key, amount, counts, shares = [] }) =>
      shares.map(({ of, percent, taxYear, source }) => [
        key,
        amount,
        counts,
        of,
        percent,
        taxYear,
        source?.title,
      ]),
    );
    expect(told).toEqual([
      [
        ...['Schedule C line 24b', -343, -172, ['expense:client-meals'], 50, '2025'],
        'Publication 463, Travel, Gift, and Car Expenses',
      ],
      ['Schedule C line 27b', -10_500, -500, ['expense:client-entertainment'], 0, '2025', undefined],
    ]);
    expect(form?.profit).toBe(-672);
  });
});

describe('an allowance', () => {
  const line = 'T2125 line 9936';
  const books = { country: 'Canada', profession: 'general', currency: 'CAD' } as const;
  const entries = [
    { category: 'sales-revenue', amount: 381_000, date: '2026-05-04' },
    { category: 'equipment', amount: -113_000, date: '2026-05-04' },
  ];

  it('counts on the form as a person says for the year, in place of what was bought', async () => {
    const { cloud, caller, taxReport } = await workedBooks(books, entries);
    const form = async (to = '2026-12-31') => (await taxReport('2026-01-01', to)).form;
    expect(await form()).toEqual({
      ...{ profit: 381_000, personal: 0 },
      leftOut: { formLine: line, amount: -113_000 },
    });
    await savePreferences({ allowanceClaims: { '2026-01-01': 11_300 } }, caller, cloud);
    // Half a year’s rate of 20% on 1,130.00 is 113.00.
    expect(await form()).toEqual({
      ...{ profit: 369_700, personal: 0 },
      claimed: { formLine: line, amount: -11_300 },
    });
    // The claim is for a year: half of one has none.
    expect(await form('2026-06-30')).toMatchObject({ profit: 381_000, leftOut: { amount: -113_000 } });
  });

  it('is claimed of what was bought in earlier years too, and may be none', async () => {
    const { cloud, caller, taxReport } = await workedBooks(books, entries);
    const form = async () => (await taxReport('2027-01-01', '2027-12-31')).form;
    expect(await form()).toEqual({ profit: 0, personal: 0 });
    await savePreferences({ allowanceClaims: { '2026-01-01': 0, '2027-01-01': 20_340 } }, caller, cloud);
    expect(await form()).toMatchObject({ profit: -20_340, claimed: { formLine: line, amount: -20_340 } });
    expect((await taxReport('2026-01-01', '2026-12-31')).form).toMatchObject({
      ...{ profit: 381_000 },
      claimed: { amount: 0 },
    });
  });
});
