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
