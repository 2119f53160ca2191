import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxAdded, taxesIncluded } from '../../../shared/included-tax.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
/** Rates in thousandths of a percent, as tax laws write them. */
const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000);
const rates = fc.array(rate, { maxLength: 3 });
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

  it('leaves an amount above nothing, and all of it less the taxes brings about the amount again', () => {
    fc.assert(
      fc.property(gross, rates, (amount, each) => {
        const together = each.reduce((sum, rate) => sum + Math.round(rate * 1000), 0);
        const all = sumOf(taxesIncluded(amount, each));
        const net = BigInt(amount - all);
        const again = net * BigInt(100_000 + together) - BigInt(amount) * 100_000n;
        expect(2n * (again < 0n ? -again : again)).toBeLessThanOrEqual(
          BigInt(100_000 + together) * BigInt(each.length),
        );
        expect(all).toBeLessThan(amount);
      }),
    );
  });

  it('is what a tax is exactly, half a unit as one', () => {
    fc.assert(
      fc.property(gross, rates, (amount, each) => {
        const whole = BigInt(each.reduce((sum, rate) => sum + Math.round(rate * 1000), 100_000));
        taxesIncluded(amount, each).forEach((tax, at) => {
          const exact = BigInt(amount) * BigInt(Math.round((each[at] ?? 0) * 1000));
          const off = 2n * (BigInt(tax) * whole - exact);
          expect(off <= whole && off > -whole).toBe(true);
        });
      }),
    );
  });
});

describe('taxAdded', () => {
  it('adds each tax for itself, as invoices do: GST of 20.00 and QST of 39.90 on 400.04', () => {
    expect(taxAdded(1000_00, [13])).toBe(130_00);
    expect(taxAdded(1000_00, [5, 9.975])).toBe(149_75);
    expect(taxAdded(400_04, [5, 9.975])).toBe(59_90);
  });

  it('is what is included in the price with it, to the cent, each of two taxes for itself', () => {
    expect(taxesIncluded(459_94, [5, 9.975])).toEqual([20_00, 39_90]);
    const two = fc.tuple(rate, rate);
    fc.assert(
      fc.property(gross, fc.oneof(two, fc.tuple(rate)), (net, each) => {
        const added = each.map((one) => taxAdded(net, [one]));
        expect(taxAdded(net, each)).toBe(sumOf(added));
        expect(taxesIncluded(net + sumOf(added), each)).toEqual(added);
      }),
    );
  });
});
