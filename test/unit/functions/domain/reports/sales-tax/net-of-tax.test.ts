import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../../functions/domain/ledger/ledger-row.ts';
import { TotalsTally } from '../../../../../../functions/domain/ledger/totals.ts';
import { shownSums, valuedIn } from '../../../../../../functions/domain/ledger/valued-totals.ts';
import { claimRules } from '../../../../../../functions/domain/reports/sales-tax/claim-rules.ts';
import { filingPeriods } from '../../../../../../functions/domain/reports/sales-tax/filing-periods.ts';
import { netOfTax } from '../../../../../../functions/domain/reports/sales-tax/net-of-tax.ts';
import { ReturnTally } from '../../../../../../functions/domain/reports/sales-tax/return-tally.ts';
import type { FilingBooks } from '../../../../../../functions/domain/reports/sales-tax/return-tally.ts';
import { addDays } from '../../../../../../shared/civil-date.ts';
import { rowWith } from '../../ledger/rows.ts';

const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const CANADIAN: FilingBooks = {
  currency: 'CAD',
  standingCategory: (id) => (id === 'food' ? 'meals' : id),
  ...claimRules({ country: 'Canada', region: 'QC', profession: 'general', categories: [] }),
};
/** Entries in these are on the side of sales, and in those of purchases, whichever way the money went. */
const SALES = ['service-income', 'sales-revenue'];
const HALF = ['meals', 'food'];
const PURCHASES = [...HALF, 'software', 'equipment'];

const figuresOf = (totals: Parameters<typeof shownSums>[0]) => shownSums(totals, CANADIAN.sideOf);

const anyTax = fc.record({
  kind: fc.constantFrom('GST', 'HST', 'QST', 'PST', 'tax'),
  rate: fc.constantFrom(5, 9.975, 13),
  amount: fc.nat(900),
});

/** A Canadian business's entries: sold and bought, given back either way, in Canadian money or worth some of it. */
const anyEntry: fc.Arbitrary<LedgerRow> = fc
  .record({
    id: fc.uuid({ version: 7 }),
    kind: fc.constantFrom('income', 'expense'),
    size: fc.integer({ min: 3000, max: 90_000 }),
    categoryId: fc.constantFrom(...SALES, ...PURCHASES, 'interest-income', 'other', 'gone'),
    date: fc.nat(364).map((days) => addDays(YEAR.from, days)),
    taxes: fc.array(anyTax, { maxLength: 3 }),
    worth: fc.option(fc.integer({ min: 3000, max: 90_000 })),
  })
  .map(({ kind, size, worth, ...facts }) => {
    const sign = kind === 'income' ? 1 : -1;
    const row = rowWith({ ...facts, kind, amount: sign * size });
    const foreign = {
      currency: 'CAD',
      amount: sign * (worth ?? 0),
      rate: '1',
      source: 'person',
      day: row.date,
    } as const;
    return {
      ...row,
      ...(worth === null ? {} : { currency: 'USD' as const, worth: foreign }),
    };
  });
const anyEntries = fc.uniqueArray(anyEntry, { maxLength: 25, selector: ({ id }) => id });

describe('figures net of sales tax', () => {
  const netOf = (change: Partial<LedgerRow>) => {
    const tally = new TotalsTally();
    tally.add(rowWith(change));
    const { income, expenses } = figuresOf(valuedIn('CAD', netOfTax(tally.totals(), CANADIAN)).counted);
    return { income, expenses };
  };
  const taxes = [
    { kind: 'GST', rate: 5, amount: 500 },
    { kind: 'PST', rate: 7, amount: 700 },
  ];

  it("have a province's tax on purchases in them, also where a supplier gave it back", () => {
    expect(netOf({ categoryId: 'software', amount: -11_200, taxes })).toEqual({
      income: 0,
      expenses: -10_700,
    });
    expect(netOf({ categoryId: 'software', kind: 'income', amount: 11_200, taxes })).toEqual({
      ...{ income: 0, expenses: 10_700 },
    });
  });

  it('have no tax on sales in them, of whatever kind, nor what of it a customer got back', () => {
    expect(netOf({ categoryId: 'service-income', kind: 'income', amount: 11_200, taxes })).toEqual({
      ...{ income: 10_000, expenses: 0 },
    });
    expect(netOf({ categoryId: 'service-income', amount: -11_200, taxes })).toEqual({
      ...{ income: -10_000, expenses: 0 },
    });
  });

  it('have none on sales in other currencies either, by what it is worth', () => {
    const worth = {
      currency: 'CAD',
      amount: -22_400,
      rate: '2',
      source: 'person',
      day: '2026-01-05',
    } as const;
    const refund = { categoryId: 'service-income', currency: 'USD', amount: -11_200, worth, taxes } as const;
    expect(netOf(refund)).toEqual({ income: -20_000, expenses: 0 });
    expect(netOf({ ...refund, categoryId: 'software' })).toEqual({ income: 0, expenses: -22_400 });
  });

  it('leave what is worth nothing in the currency of the books as it was paid', () => {
    const tally = new TotalsTally();
    tally.add(
      rowWith({ categoryId: 'service-income', kind: 'income', currency: 'USD', amount: 11_200, taxes }),
    );
    expect(figuresOf(netOfTax(tally.totals(), CANADIAN)).income).toBe(11_200);
  });

  it('leave what is told on another form as it was paid', () => {
    expect(netOf({ categoryId: 'interest-income', kind: 'income', amount: 11_200, taxes })).toEqual({
      ...{ income: 11_200, expenses: 0 },
    });
  });

  it('are less than those with it by what was charged on sales, and more by what is claimed on the returns', () => {
    fc.assert(
      fc.property(anyEntries, fc.constantFrom('month', 'quarter', 'year'), (rows, period) => {
        const tally = new TotalsTally();
        for (const row of rows) tally.add(row);
        const totals = tally.totals();
        const gross = figuresOf(valuedIn('CAD', totals).counted).net;
        const { net } = figuresOf(valuedIn('CAD', netOfTax(totals, CANADIAN)).counted);
        const returns = filingPeriods(YEAR, { since: YEAR.from, period, endsIn: 12 }, 'Canada').map(
          (days) => {
            const filed = new ReturnTally(CANADIAN);
            for (const row of rows) if (days.from <= row.date && row.date <= days.to) filed.add(row);
            return filed.sums();
          },
        );
        const taxes = returns.flatMap((sums) => sums.taxes);
        const charged = taxes.reduce((sum, tax) => sum + (tax.side === 'income' ? tax.amount : 0), 0);
        const claimed = taxes.reduce((sum, tax) => sum + (tax.side === 'expense' ? tax.claimed : 0), 0);
        expect(gross - net).toBe(charged - claimed);
        expect({ charged, claimed }).toEqual(countedByHand(rows));
      }),
    );
  });
});

const sumsOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** The same from the entries alone: what each states as a share of its amount, and of meals half, once a month. */
function countedByHand(rows: readonly LedgerRow[]): { charged: number; claimed: number } {
  const charged: number[] = [];
  const paid = new Map<string, number>();
  for (const { kind, amount, currency, worth, categoryId, date, taxes = [] } of rows) {
    const isSale =
      SALES.includes(categoryId) || (kind === 'income' && ['other', 'gone'].includes(categoryId));
    if (isSale) {
      const rate = currency === 'CAD' ? 1 : Math.abs(worth?.amount ?? 0) / Math.abs(amount);
      const stated = taxes.map((tax) => Math.floor(tax.amount * rate + 0.5));
      charged.push(Math.sign(amount) * sumsOf(stated));
    } else if (currency === 'CAD' && categoryId !== 'interest-income') {
      const key = `${date.slice(0, 7)} ${HALF.includes(categoryId) ? 'half' : 'whole'}`;
      const given = taxes.filter((tax) => ['GST', 'HST', 'QST'].includes(tax.kind)).map((tax) => tax.amount);
      paid.set(key, (paid.get(key) ?? 0) - Math.sign(amount) * sumsOf(given));
    }
  }
  const claimed = [...paid].map(([key, sum]) =>
    key.endsWith('half') ? (sum + (sum % 2 === 0 ? 0 : Math.sign(sum))) / 2 : sum,
  );
  return { charged: sumsOf(charged), claimed: sumsOf(claimed) };
}
