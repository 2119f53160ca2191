import { describe, expect, it } from 'vitest';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { workedBooks } from './worked-books.ts';
import type { WorkedBooks } from './worked-books.ts';

/** An entry with tax, and of that so much at a rate. */
type Worked = readonly [
  category: string,
  amount: number,
  tax?: readonly [kind: string, rate: number, amount: number],
];

interface WorkedReturn extends WorkedBooks {
  readonly date: string;
  /** The filing period in which the day lies. */
  readonly period: Readonly<Record<'from' | 'to' | 'file' | 'pay', string>>;
  readonly entries: readonly Worked[];
  readonly boxes: Readonly<Record<string, number>>;
  readonly payable: number;
  /** What is on each line of the tax form, net of tax. */
  readonly lines: Readonly<Record<string, number>>;
  /** What of a line counts where the law has a rule. */
  readonly counts: Readonly<Record<string, number>>;
}

const normal = { since: '2026-01-01', method: 'normal' } as const;
const hst = (amount: number) => ['HST', 13, amount] as const;
const vat20 = (amount: number) => ['VAT', 20, amount] as const;
const vat23 = (amount: number) => ['VAT', 23, amount] as const;
const gst10 = (amount: number) => ['GST', 10, amount] as const;
const gst15 = (amount: number) => ['GST', 15, amount] as const;

/* Each return and form was filled in by hand, to the cent, from what was paid with tax. */
const returns: readonly WorkedReturn[] = [
  {
    ...{ country: 'Canada', profession: 'general', currency: 'CAD', region: 'ON' },
    own: { 'Dinners with clients': 'T2125 line 8523' },
    salesTax: { ...normal, number: '12302 6635 RT0001', period: 'year', endsIn: 12 },
    date: '2026-05-20',
    period: { from: '2026-01-01', to: '2026-12-31', file: '2027-06-15', pay: '2027-04-30' },
    entries: [
      ['sales-revenue', 226_000, hst(26_000)],
      ['service-income', 105_000, ['GST', 5, 5000]],
      ['service-income', 50_000],
      // On another form, and no sale.
      ['interest-income', 425],
      ['marketing', -11_300, hst(1300)],
      ['meals', -2260, hst(260)],
      ['Dinners with clients', -3390, hst(390)],
      ['bank-fees', -1200],
      ['software', -3390, hst(390)],
      ['other', -20_000],
      ['equipment', -113_000, hst(13_000)],
    ],
    // GST34. 101: 2,000 + 1,000 + 500; 103: 260 + 50; 106: 13 + half of 6.50 + 3.90 + 130.
    boxes: { 101: 350_000, 103: 31_000, 105: 31_000, 106: 15_015, 108: 15_015, 109: 15_985 },
    payable: 15_985,
    // T2125. 8523: 56.50 less 3.25; half of what was paid, less that credit, counts: 28.25 − 3.25.
    lines: {
      'T2125 line 8000': 350_000,
      'T1 line 12100': 425,
      'T2125 line 8521': -10_000,
      'T2125 line 8523': -5325,
      'T2125 line 8710': -1200,
      'T2125 line 9270': -23_000,
      'T2125 line 9936': -100_000,
    },
    counts: { 'T2125 line 8523': -2500, 'T2125 line 9936': 0 },
  },
  {
    ...{ country: 'Canada', profession: 'general', currency: 'CAD', region: 'QC' },
    salesTax: { ...normal, number: '123026635', period: 'quarter', endsIn: 3 },
    date: '2026-02-11',
    period: { from: '2026-01-01', to: '2026-03-31', file: '2026-04-30', pay: '2026-04-30' },
    entries: [
      ['service-income', 114_975, ['GST', 5, 5000]],
      ['service-income', 0, ['QST', 9.975, 9975]],
    ],
    // FPZ-500.
    boxes: {
      ...{ 101: 100_000, 103: 5000, 105: 5000, 106: 0, 108: 0, 109: 5000 },
      ...{ 203: 9975, 205: 9975, 206: 0, 208: 0, 209: 9975 },
    },
    payable: 14_975,
    lines: { 'T2125 line 8000': 100_000 },
    counts: {},
  },
  {
    ...{ country: 'UK', profession: 'general', currency: 'GBP', own: { Goods: 'SA103F box 17' } },
    salesTax: { ...normal, number: 'GB 980 7806 84', period: 'quarter', endsIn: 3 },
    date: '2026-04-20',
    period: { from: '2026-04-01', to: '2026-06-30', file: '2026-08-07', pay: '2026-08-07' },
    entries: [
      ['sales-revenue', 120_000, vat20(20_000)],
      ['sales-revenue', 30_000],
      ['Goods', -24_000, vat20(4000)],
      ['office', -6000, vat20(1000)],
      ['client-entertainment', -7200, vat20(1200)],
      ['travel', -4500],
      ['professional-services', -36_000, vat20(6000)],
      ['equipment', -60_000, vat20(10_000)],
      ['bank-fees', -900],
    ],
    // Box 4: 40 + 10 + 60 + 100; box 7: 200 + 50 + 60 + 45 + 300 + 500 + 9.
    boxes: { 1: 20_000, 3: 20_000, 4: 21_000, 5: 1000, 6: 130_000, 7: 116_400 },
    payable: -1000,
    lines: {
      'SA103F box 15': 130_000,
      'SA103F box 17': -20_000,
      'SA103F box 20': -4500,
      'SA103F box 23': -5000,
      'SA103F box 24': -7200,
      'SA103F box 26': -900,
      'SA103F box 28': -30_000,
      'SA103F box 49': -50_000,
    },
    counts: { 'SA103F box 24': 0 },
  },
  {
    ...{ country: 'Ireland', profession: 'general', currency: 'EUR' },
    own: { Goods: 'Form 11 line 131', 'Meals on journeys': 'Form 11 line 138' },
    salesTax: { ...normal, number: '6433435F', period: 'two-months', endsIn: 2 },
    date: '2026-03-10',
    period: { from: '2026-03-01', to: '2026-04-30', file: '2026-05-19', pay: '2026-05-19' },
    entries: [
      ['sales-revenue', 123_000, vat23(23_000)],
      ['sales-revenue', 22_700, ['VAT', 13.5, 2700]],
      ['Goods', -24_600, vat23(4600)],
      // Of meals, and of petrol, no tax is claimed: nobody says any of them.
      ['Meals on journeys', -5675],
      ['motor-vehicle', -6150, vat23(1150)],
      ['motor-vehicle', -3690],
      ['professional-services', -36_900, vat23(6900)],
      ['rent', -50_000],
      ['phone-and-internet', -2460, vat23(460)],
    ],
    boxes: { T1: 25_700, T2: 13_110, T3: 12_590, T4: 0 },
    payable: 12_590,
    // Line 138: 56.75 + 50 + 36.90.
    lines: {
      'Form 11 line 128': 120_000,
      'Form 11 line 131': -20_000,
      'Form 11 line 137': -30_000,
      'Form 11 line 138': -14_365,
      'Form 11 line 140': -50_000,
      'Form 11 line 143': -2000,
    },
    counts: {},
  },
  {
    ...{
      country: 'Australia',
      profession: 'contractor',
      currency: 'AUD',
      own: { Bank: 'P8 expense label P' },
    },
    salesTax: { ...normal, number: '83 914 571 673', period: 'quarter', endsIn: 3 },
    date: '2026-08-10',
    period: { from: '2026-07-01', to: '2026-09-30', file: '2026-10-28', pay: '2026-10-28' },
    entries: [
      ['contract-progress-payments', 220_000, gst10(20_000)],
      ['change-orders', 50_000],
      ['building-materials', -33_000, gst10(3000)],
      ['subcontractors', -40_000],
      ['truck-and-fuel', -11_000, gst10(1000)],
      ['tools-and-machinery', -110_000, gst10(10_000)],
      ['client-entertainment', -8800, gst10(800)],
      ['Bank', -1200],
      ['office', -5500, gst10(500)],
    ],
    boxes: {
      ...{ G1: 270_000, G3: 50_000, G8: 220_000, '1A': 20_000, G10: 110_000, G11: 99_500 },
      ...{ G12: 209_500, G14: 41_200, G15: 8800, G17: 159_500, '1B': 14_500, '9': 5500 },
    },
    payable: 5500,
    // P: bank 12, paper 50, and the dinner of 88, which does not count.
    lines: {
      'P8 income label J': 250_000,
      'P8 expense label L': -30_000,
      'P8 expense label F': -40_000,
      'P8 expense label N': -10_000,
      'P8 expense label M': -100_000,
      'P8 expense label P': -15_000,
    },
    counts: { 'P8 expense label P': -6200 },
  },
  {
    ...{ country: 'New Zealand', profession: 'contractor', currency: 'NZD', own: { Bank: 'IR10 box 24' } },
    salesTax: { ...normal, number: '49-091-850', period: 'two-months', endsIn: 3 },
    date: '2026-02-10',
    period: { from: '2026-02-01', to: '2026-03-31', file: '2026-05-07', pay: '2026-05-07' },
    entries: [
      ['contract-progress-payments', 230_000, gst15(30_000)],
      ['change-orders', 50_000],
      ['building-materials', -34_500, gst15(4500)],
      ['subcontractors', -20_000],
      ['site-crew-wages', -50_000],
      ['liability-and-builders-risk-insurance', -11_500, gst15(1500)],
      ['travel', -9200, gst15(1200)],
      ['office', -11_500, gst15(1500)],
      ['Bank', -1000],
      // Exempt: in no box of the return.
      ['investment', 1500],
    ],
    // GST101A. 11: 345 + 115 + 92 + 115.
    boxes: {
      ...{ 5: 280_000, 6: 50_000, 7: 230_000, 8: 30_000, 10: 30_000 },
      ...{ 11: 66_700, 12: 8700, 14: 8700, 15: 21_300 },
    },
    payable: 21_300,
    lines: {
      'IR10 box 2': 250_000,
      'IR10 box 4': -30_000,
      'IR10 box 7': 1500,
      'IR10 box 14': -10_000,
      'IR10 box 22': -50_000,
      'IR10 box 23': -20_000,
      'IR10 box 24': -19_000,
    },
    counts: {},
  },
];

describe('the books of a registered business', () => {
  it.each(returns)('in $country ($region) file what was worked out by hand', async (worked) => {
    const { date, period, payable } = worked;
    const entries = worked.entries.map(([category, amount, tax]) => ({
      ...{ category, amount, date },
      ...(tax ? { taxes: [{ kind: tax[0], rate: tax[1], amount: tax[2] }] } : {}),
    }));
    const { salesTaxOf, taxReport, countedIn } = await workedBooks(worked, together(entries));
    const { periods } = await salesTaxOf(date, date);
    expect(periods).toMatchObject([{ ...period, payable }]);
    const boxes = periods[0]?.boxes ?? [];
    expect(Object.fromEntries(boxes.map(({ code, amount }) => [code, amount]))).toEqual(worked.boxes);
    for (const { code, label } of boxes) expect(label, code).not.toBe(code);
    // Who adds up what the entries that a box opens say comes to the box; some forms ask for whole units of that.
    for (const { code, amount, source } of boxes)
      if (source !== 'result') {
        const { sum, told } = await countedIn(source, code);
        expect([sum, sum - (sum % 100)], code).toContain(amount);
        expect(told, code).toBe(sum);
      }

    const report = await taxReport('2026-01-01', '2026-12-31');
    const filled = report.rows.filter(({ count }) => count > 0);
    expect(Object.fromEntries(filled.map(({ key, amount }) => [key, amount]))).toEqual(worked.lines);
    const counted = filled.filter(({ counts }) => counts !== undefined);
    expect(Object.fromEntries(counted.map(({ key, counts }) => [key, counts]))).toEqual(worked.counts);
    expect(report.netSince).toBe('2026-01-01');
  });

  it('let nothing count of a meal that was paid back whole', async () => {
    const salesTax = { ...normal, number: '123026635', period: 'year', endsIn: 12 } as const;
    const meal = { category: 'meals', date: '2026-02-03', taxes: [{ kind: 'HST', rate: 13, amount: 650 }] };
    const books = { country: 'Canada', profession: 'general', currency: 'CAD', salesTax } as const;
    const { taxReport } = await workedBooks(books, [
      { ...meal, amount: -5650 },
      { ...meal, amount: 5650 },
    ]);
    const { rows } = await taxReport('2026-01-01', '2026-12-31');
    const line = rows.find(({ key }) => key === 'T2125 line 8523');
    expect([line?.amount, line?.counts ?? 0]).toEqual([0, 0]);
  });

  it('file nothing in the United States, nor by a method that pays a share of the turnover', async () => {
    const entry = { category: 'sales-revenue', amount: 1000, date: '2026-02-03' };
    const inStates = await workedBooks({ country: 'USA', profession: 'general', currency: 'USD' }, [entry]);
    expect((await inStates.salesTaxOf('2026-01-01', '2026-12-31')).periods).toEqual([]);
    const salesTax = {
      ...normal,
      number: '123026635',
      period: 'year',
      endsIn: 12,
      method: 'simplified',
    } as const;
    const quick = await workedBooks({ country: 'Canada', profession: 'general', currency: 'CAD', salesTax }, [
      { ...entry, taxes: [{ kind: 'GST', rate: 5, amount: 48 }] },
    ]);
    expect(await quick.salesTaxOf('2026-01-01', '2026-12-31')).toMatchObject({
      periods: [],
      registration: salesTax,
    });
    const report = await quick.taxReport('2026-01-01', '2026-12-31');
    expect(report.totals.income).toBe(1000);
    expect(report).not.toHaveProperty('netSince');
  });

  it('leave figures as they were paid once the books are kept for a country without such a tax', async () => {
    const salesTax = { ...normal, number: '123026635', period: 'year', endsIn: 12 } as const;
    const canadian = { country: 'Canada', profession: 'general', currency: 'CAD', salesTax } as const;
    const taxes = [{ kind: 'GST', rate: 5, amount: 500 }];
    const entry = { category: 'sales-revenue', amount: 10_500, date: '2026-02-03', taxes };
    const { cloud, caller, taxReport, salesTaxOf } = await workedBooks(canadian, [entry]);
    await updateProfile({ country: 'USA', profession: 'general' }, caller, cloud);
    await savePreferences({ currency: 'CAD' }, caller, cloud);
    expect((await salesTaxOf('2026-01-01', '2026-12-31')).periods).toEqual([]);
    const report = await taxReport('2026-01-01', '2026-12-31');
    expect(report.totals.income).toBe(10_500);
    expect(report).not.toHaveProperty('netSince');
  });
});

type Entry = {
  category: string;
  amount: number;
  date: string;
  taxes?: { kind: string; rate: number; amount: number }[];
};

/** Entries; one of no amount is a further tax of the one before it. */
function together(entries: readonly Entry[]): Entry[] {
  return entries.reduce<Entry[]>((all, entry) => {
    const before = all.at(-1);
    if (entry.amount !== 0 || !before) return [...all, entry];
    return [...all.slice(0, -1), { ...before, taxes: [...(before.taxes ?? []), ...(entry.taxes ?? [])] }];
  }, []);
}
