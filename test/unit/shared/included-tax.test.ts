import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxAdded, taxesIncluded } from '../../../shared/included-tax.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
/** Rates in thousandths of a percent, as tax laws write them. */
const rates = fc.array(
  fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
  { maxLength: 3 },
);
const gross = fc.integer({ min: 1, max: 1_000_000_000_000 });

describe('taxesIncluded', () => {
  it('takes GST and QST out of what was paid in Québec', () => {
    expect(taxesIncluded(1149_75, [5, 9.975])).toEqual([50_00, 99_75]);
  });

  it('takes out one rate, half a cent as one, and nothing at no rate', () => {
    expect(taxesIncluded(113_00, [13])).toEqual([13_00]);
    expect(taxesIncluded(21, [5])).toEqual([1]);
    expect(taxesIncluded(10_50, [5, 0])).toEqual([50, 0]);
    expect(taxesIncluded(15, [50, 50, 50])).toEqual([3, 3, 3]);
    expect(taxesIncluded(3, [20])).toEqual([1]);
    expect(taxesIncluded(100, [])).toEqual([]);
  });

  it('gives the first of those that are rounded alike what is left over', () => {
    expect(taxesIncluded(5, [10, 10])).toEqual([1, 0]);
  });

  it('adds up: all taxes are the tax at all rates together, and tax and net are the amount', () => {
    fc.assert(
      fc.property(gross, rates, (amount, each) => {
        const together = each.reduce((sum, rate) => sum + Math.round(rate * 1000), 0);
        const [all = 0] = taxesIncluded(amount, [together / 1000]);
        expect(sumOf(taxesIncluded(amount, each))).toBe(all);
        // The net amount with the tax on it is the amount again, as far as a whole unit tells.
        const net = BigInt(amount - all);
        const again = net * BigInt(100_000 + together) - BigInt(amount) * 100_000n;
        expect(2n * (again < 0n ? -again : again)).toBeLessThanOrEqual(BigInt(100_000 + together));
        expect(all).toBeLessThan(amount);
      }),
    );
  });

  it('is never a whole unit off what a tax is exactly, nor less than nothing', () => {
    fc.assert(
      fc.property(gross, rates, (amount, each) => {
        const whole = BigInt(each.reduce((sum, rate) => sum + Math.round(rate * 1000), 100_000));
        taxesIncluded(amount, each).forEach((tax, at) => {
          const exact = BigInt(amount) * BigInt(Math.round((each[at] ?? 0) * 1000));
          const off = BigInt(tax) * whole - exact;
          expect(off < whole && off > -whole && tax >= 0).toBe(true);
        });
      }),
    );
  });

  it('knows no order of the rates, but for what is left over', () => {
    fc.assert(
      fc.property(gross, rates, (amount, each) => {
        const backwards = taxesIncluded(amount, each.toReversed()).toReversed();
        expect(
          taxesIncluded(amount, each).every((tax, at) => Math.abs(tax - (backwards[at] ?? 0)) <= 1),
        ).toBe(true);
      }),
    );
  });
});

describe('taxAdded', () => {
  it('is what is included in the price with it, to the cent', () => {
    expect(taxAdded(1000_00, [13])).toBe(130_00);
    expect(taxAdded(1000_00, [5, 9.975])).toBe(149_75);
    fc.assert(
      fc.property(gross, rates, (net, each) => {
        const tax = taxAdded(net, each);
        expect(sumOf(taxesIncluded(net + tax, each))).toBe(tax);
      }),
    );
  });
});
