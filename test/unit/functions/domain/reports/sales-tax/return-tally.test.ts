import { describe, expect, it } from 'vitest';
import { claimRules } from '../../../../../../functions/domain/reports/sales-tax/claim-rules.ts';
import { salesTaxReturn } from '../../../../../../functions/domain/reports/sales-tax/return-boxes.ts';
import { ReturnTally } from '../../../../../../functions/domain/reports/sales-tax/return-tally.ts';
import { rowWith } from '../../ledger/rows.ts';

const registration = {
  since: '2026-01-01',
  number: '1',
  period: 'quarter',
  endsIn: 12,
  method: 'normal',
} as const;
const byCategory = { 'service-income': 'exempt' } as const;

/** The boxes of a return of three sales: one with tax, an exempt one, and one of an exempt category that states its tax all the same. */
function boxesIn(country: 'Australia' | 'New Zealand', currency: 'AUD' | 'NZD') {
  const salesTax = { ...registration, sales: 'mixed', byCategory } as const;
  const rules = claimRules({ country, profession: 'general', categories: [], salesTax });
  const tally = new ReturnTally({ currency, standingCategory: (id) => id, ...rules });
  const sale = (categoryId: string, amount: number, tax = 0) =>
    rowWith({
      ...{ kind: 'income', date: '2026-02-01', currency, categoryId, amount },
      ...(tax === 0 ? {} : { taxes: [{ kind: 'GST' as const, amount: tax }], taxesSaid: true as const }),
    });
  tally.add(sale('sales-revenue', 115_00, 15_00));
  tally.add(sale('service-income', 400_00));
  tally.add(sale('service-income', 57_00, 7_00));
  const { boxes } = salesTaxReturn(country, null, tally.sums());
  return Object.fromEntries(boxes.map(({ code, amount }) => [code, amount]));
}

describe('exempt sales', () => {
  it('are on no line of New Zealand’s return, but where tax was stated', () => {
    expect(boxesIn('New Zealand', 'NZD')).toMatchObject({ 5: 172_00, 6: 0, 7: 172_00, 8: 22_00 });
  });

  it('are told apart on Australia’s, as input-taxed', () => {
    expect(boxesIn('Australia', 'AUD')).toMatchObject({
      G1: 572_00,
      G3: 0,
      G4: 400_00,
      G8: 172_00,
      '1A': 22_00,
    });
  });
});

describe('the tax on own meals, which count on no line', () => {
  const claimedFor = (
    categoryId: string,
    categories: Parameters<typeof claimRules>[0]['categories'] = [],
  ) => {
    const rules = claimRules({ country: 'Australia', profession: 'general', categories });
    const tally = new ReturnTally({ currency: 'AUD', standingCategory: (id) => id, ...rules });
    const taxes = [{ kind: 'GST' as const, amount: 2_00 }];
    return tally.add(
      rowWith({ kind: 'expense', currency: 'AUD', categoryId, amount: -22_00, taxes: [...taxes] }),
    );
  };

  it('is nobody’s to claim, though a receipt states it', () => {
    expect([claimedFor('food'), claimedFor('meals')]).toEqual([0, 2_00]);
  });
});

describe('what an insurer paid for a damage', () => {
  const salesIn = (country: 'Australia' | 'New Zealand', change: object) => {
    const rules = claimRules({ country, profession: 'general', categories: [] });
    const currency = country === 'Australia' ? ('AUD' as const) : ('NZD' as const);
    const tally = new ReturnTally({ currency, standingCategory: (id) => id, ...rules });
    const facts = { kind: 'income', categoryId: 'other-income', amount: 2450_00, currency } as const;
    tally.add(rowWith({ ...facts, description: 'VERO INSURANCE CLAIM 7719', ...change }));
    return tally.sums().sales;
  };

  it('is on no return once a person says that there is no tax in it, but on New Zealand’s', () => {
    expect(salesIn('Australia', {})).toBe(2450_00);
    expect(salesIn('Australia', { taxesSaid: true })).toBe(0);
    expect(salesIn('New Zealand', { taxesSaid: true })).toBe(2450_00);
  });

  it('is a sale where a person says which tax it has', () => {
    const taxes = [{ kind: 'GST' as const, rate: 10, amount: 222_73 }];
    expect(salesIn('Australia', { taxes, taxesSaid: true })).toBe(2450_00);
  });
});

describe('the QST of a purchase', () => {
  const taxes = [
    { kind: 'GST', rate: 5, amount: 25_00 },
    { kind: 'QST', rate: 9.975, amount: 49_88 },
  ] as const;
  /** A return with one purchase whose entry still says QST, as those of a closed period may. */
  const filed = (region: string | null) => {
    const rules = claimRules({ country: 'Canada', region, profession: 'general', categories: [] });
    const tally = new ReturnTally({ currency: 'CAD', standingCategory: (id) => id, ...rules });
    tally.add(rowWith({ kind: 'expense', categoryId: 'advertising', amount: -574_88, taxes: [...taxes] }));
    return salesTaxReturn('Canada', region, tally.sums());
  };

  it('is on the return of a business of Québec, and of no other', () => {
    expect(filed('QC').payable).toBe(-74_88);
    for (const region of ['ON', null]) {
      expect(filed(region).payable).toBe(-25_00);
      expect(filed(region).boxes.map(({ code }) => code)).toEqual(['101', '103', '105', '106', '108', '109']);
    }
  });
});

describe('a service from abroad', () => {
  type Rows = readonly Parameters<typeof rowWith>[0][];
  const filedBy = (
    profession: 'general' | 'contractor',
    country: 'UK' | 'Ireland' | 'Australia',
    rows: Rows,
  ) => {
    const currency = ({ UK: 'GBP', Ireland: 'EUR', Australia: 'AUD' } as const)[country];
    const rules = claimRules({ country, profession, categories: [] });
    const tally = new ReturnTally({ currency, standingCategory: (id) => id, ...rules });
    const bought = { kind: 'expense', date: '2026-02-01', currency, categoryId: 'software' } as const;
    for (const row of rows)
      tally.add(rowWith({ ...bought, amount: -1_000_01, taxesSaid: true, reverseCharge: true, ...row }));
    const { boxes, payable } = salesTaxReturn(country, null, tally.sums());
    return { boxes: Object.fromEntries(boxes.map(({ code, amount }) => [code, amount])), payable, tally };
  };
  const filed = (country: Parameters<typeof filedBy>[1], ...rows: Rows) => filedBy('general', country, rows);

  it('is owed and claimed at the usual rate, and in the United Kingdom a sale and a purchase at once', () => {
    const { boxes, payable, tally } = filed('UK', {});
    expect(boxes).toEqual({ 1: 200_00, 3: 200_00, 4: 200_00, 5: 0, 6: 1_000_00, 7: 1_000_00 });
    expect(payable).toBe(0);
    expect(filed('Ireland', {}).boxes).toEqual({ T1: 230_00, T2: 230_00, T3: 0, T4: 0 });
    const tax = { kind: 'VAT', rate: 20, amount: 200_00, claimed: 200_00, count: 1, reversed: true };
    expect(tally.sums().taxes).toEqual([
      { side: 'income', ...tax },
      { side: 'expense', ...tax },
    ]);
  });

  it('is no sale where it is a subcontractor’s building work, whose tax the buyer owes at home', () => {
    const plastering = { categoryId: 'subcontractors' };
    const boxesIn = (country: 'UK' | 'Ireland') => filedBy('contractor', country, [plastering]).boxes;
    expect(boxesIn('UK')).toEqual({ 1: 200_00, 3: 200_00, 4: 200_00, 5: 0, 6: 0, 7: 1_000_00 });
    expect(boxesIn('Ireland')).toEqual({ T1: 135_00, T2: 135_00, T3: 0, T4: 0 });
  });

  it('is one by what it is worth, less what was given back, and never of wages or of another country', () => {
    const worth = {
      ...({ currency: 'GBP', source: 'person', day: '2026-02-01' } as const),
      ...{ amount: -80_00, rate: '0.8' },
    };
    expect(filed('UK', { currency: 'USD', amount: -100_00, worth }).boxes).toMatchObject({
      1: 16_00,
      6: 80_00,
    });
    expect(filed('UK', {}, { kind: 'income', amount: 500_00 }).boxes).toMatchObject({ 1: 100_00, 4: 100_00 });
    expect(filed('UK', { categoryId: 'wages' }).boxes).toMatchObject({ 1: 0, 4: 0, 6: 0 });
    expect(filed('Australia', {}).boxes).toMatchObject({ '1A': 0, '1B': 0, G1: 0 });
  });

  it('has no tax in its price, whatever was said of its parts', () => {
    const part = {
      kind: 'expense',
      categoryId: 'travel',
      amount: -60_00,
      description: '',
      tax: 10_00,
    } as const;
    expect(filed('UK', { amount: -120_00, parts: [part] }).boxes).toMatchObject({
      ...{ 1: 24_00, 4: 24_00, 6: 120_00, 7: 120_00 },
    });
  });

  it('is owed but not claimed where nothing of such a purchase is', () => {
    const meal = filed('Ireland', { categoryId: 'meals', amount: -50_00 });
    expect(meal.boxes).toEqual({ T1: 11_50, T2: 0, T3: 11_50, T4: 0 });
  });
});
