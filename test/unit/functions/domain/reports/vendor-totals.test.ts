import { describe, expect, it } from 'vitest';
import { vendorTotals } from '../../../../../functions/domain/reports/vendor-totals.ts';
import type { Payment } from '../../../../../functions/domain/reports/vendor-totals.ts';
import { contractorForms } from '../../../../../shared/countries/contractor-forms.ts';

const payment = (change: Partial<Payment>): Payment => ({
  id: crypto.randomUUID(),
  date: '2026-03-10',
  description: 'TRANSFER',
  vendor: 'Jane Doe',
  categoryId: 'helpers',
  currency: 'CAD',
  amount: 10_000,
  taxes: [],
  ...change,
});
const canadian = {
  currency: 'CAD',
  purposeOf: new Map([
    ['helpers', 'subcontractors' as const],
    ['builders', 'construction-subcontractors' as const],
  ]),
  categoryLabel: (id: string) => id.toUpperCase(),
  forms: contractorForms('Canada', { from: '2026-01-01', to: '2026-12-31' }),
};

describe('vendorTotals', () => {
  it('adds up each vendor, takes off what came back, and lists the largest first with its payments', () => {
    const [first, back, other] = [
      payment({ amount: 30_000 }),
      payment({ amount: -5000, date: '2026-03-09' }),
      payment({ vendor: 'Bob', amount: 40_000 }),
    ];
    const { total, count, vendors } = vendorTotals([first, back, other], canadian);
    expect({ total, count }).toEqual({ total: 65_000, count: 3 });
    expect(vendors.map(({ name, amount, count: entries }) => [name, amount, entries])).toEqual([
      ['Bob', 40_000, 1],
      ['Jane Doe', 25_000, 2],
    ]);
    expect(vendors[1]?.payments).toEqual([
      { id: first.id, date: '2026-03-10', description: 'TRANSFER', category: 'HELPERS', amount: 30_000 },
      { id: back.id, date: '2026-03-09', description: 'TRANSFER', category: 'HELPERS', amount: -5000 },
    ]);
  });

  it('counts an entry that pays in two categories once, and shows both of its shares', () => {
    const [a, b] = [payment({ id: 'one' }), payment({ id: 'one', categoryId: 'builders', amount: 1 })];
    const [jane] = vendorTotals([a, b], canadian).vendors;
    expect(jane).toMatchObject({ amount: 10_001, count: 1 });
    expect(jane?.payments).toHaveLength(2);
  });

  it('says which slips a vendor reaches: each by its own categories, from its amount on', () => {
    const reached = (...some: Partial<Payment>[]) =>
      vendorTotals(some.map(payment), canadian).vendors[0]?.forms;
    expect(reached({ amount: 49_999 })).toEqual([]);
    expect(reached({ amount: 50_000 })).toEqual(['T4A']);
    expect(reached({ amount: 50_000, categoryId: 'builders' })).toEqual(['T5018']);
    expect(reached({ amount: 30_000 }, { amount: 30_000, categoryId: 'builders' })).toEqual([]);
    expect(reached({ amount: 50_000 }, { amount: -1 })).toEqual([]);
    expect(reached({ amount: 90_000, vendor: undefined, description: 'CHEQUE 7' })).toEqual([]);
  });

  it('takes GST/HST off what a T4A is about, never off what a T5018 is about', () => {
    const taxes = [{ kind: 'HST' as const, amount: 6500 }];
    const slips = (categoryId: string, amount: number) =>
      vendorTotals([payment({ categoryId, amount, taxes })], canadian).vendors.map((vendor) => [
        vendor.amount,
        vendor.slips,
        vendor.forms,
      ]);
    expect(slips('helpers', 56_500)).toEqual([[56_500, [{ form: 'T4A', amount: 50_000 }], ['T4A']]]);
    expect(slips('helpers', 56_499)).toEqual([[56_499, [{ form: 'T4A', amount: 49_999 }], []]]);
    expect(slips('builders', 56_500)).toEqual([[56_500, [{ form: 'T5018', amount: 56_500 }], ['T5018']]]);
  });

  it('leaves what is worth nothing in the books’ currency out of every figure, and shows it by itself', () => {
    const { total, count, vendors, unconverted } = vendorTotals(
      [payment({}), payment({ currency: 'USD', amount: 90_000 }), payment({ currency: 'EUR', amount: 1 })],
      canadian,
    );
    expect({ total, count }).toEqual({ total: 10_000, count: 1 });
    expect(vendors).toHaveLength(1);
    expect(unconverted).toMatchObject([
      { currency: 'EUR', amount: 1, count: 1, payments: [{ amount: 1 }] },
      { currency: 'USD', amount: 90_000, count: 1, payments: [{ amount: 90_000 }] },
    ]);
  });

  it('tells of no slip that asks of other categories', () => {
    const purposeOf = new Map([['builders', 'construction-subcontractors' as const]]);
    const { forms } = vendorTotals([payment({ categoryId: 'builders' })], { ...canadian, purposeOf });
    expect(forms).toEqual([{ form: 'T5018', from: 50_000 }]);
  });

  it('asks books that are kept in another currency about no slip', () => {
    const { forms, vendors } = vendorTotals([payment({ currency: 'EUR', amount: 900_000 })], {
      ...canadian,
      currency: 'EUR',
    });
    expect(forms).toEqual([]);
    expect(vendors[0]?.forms).toEqual([]);
  });
});

describe('contractorForms', () => {
  it('are those of one calendar year, in the USA from more money on since 2026', () => {
    const form = (year: number) => contractorForms('USA', { from: `${year}-01-01`, to: `${year}-12-31` });
    expect([form(2025), form(2026)].flat().map(({ form: name, from }) => [name, from])).toEqual([
      ['1099-NEC', 60_000],
      ['1099-NEC', 200_000],
    ]);
    expect(contractorForms('USA', { from: '2025-12-31', to: '2026-01-01' })).toEqual([]);
    expect(contractorForms('UK', { from: '2026-01-01', to: '2026-12-31' })).toEqual([]);
  });
});

describe('a payment that a card or a service reports itself', () => {
  const books = (country: 'USA' | 'Canada') => ({
    ...canadian,
    currency: country === 'USA' ? 'USD' : 'CAD',
    forms: contractorForms(country, { from: '2025-01-01', to: '2025-12-31' }),
  });
  const paid = (country: 'USA' | 'Canada') => {
    const { currency } = books(country);
    return [
      payment({ currency, amount: 350_000, isByService: true }),
      payment({ currency, amount: 45_000, isByService: false }),
    ];
  };

  it('is in the total and not on 1099-NEC, which the rest alone may not reach', () => {
    const [jane] = vendorTotals(paid('USA'), books('USA')).vendors;
    expect(jane).toMatchObject({ amount: 395_000, slips: [{ form: '1099-NEC', amount: 45_000 }], forms: [] });
  });

  it('is on the slips of a country that asks however it was paid', () => {
    const [jane] = vendorTotals(paid('Canada'), books('Canada')).vendors;
    expect(jane).toMatchObject({ slips: [{ form: 'T4A', amount: 395_000 }], forms: ['T4A'] });
  });
});
