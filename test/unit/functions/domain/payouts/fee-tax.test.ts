import { describe, expect, it } from 'vitest';
import { feeTax } from '../../../../../functions/domain/payouts/fee-tax.ts';

const gst = [{ kind: 'GST' as const, rate: 10 }];
const payout = (gross: number, fees: number) => ({ gross, fees, refunds: 0, net: gross - fees });
const payouts = [payout(135_205, 2163), payout(182_152, 2914)];
const report = (tax: number, rows = payouts) => ({
  taxes: [
    {
      ...{ kind: 'GST', rate: null, text: '4.62', amount: tax, confidence: 0.9 },
      page: 1,
      box: [0, 0, 1, 1] as [number, number, number, number],
    },
  ],
  payoutReport: { provider: 'Square', payouts: rows },
});

describe('the tax in a provider’s fee', () => {
  it('is its share of what the report states for all fees, also where a last line adds them up', () => {
    expect(feeTax(2163, report(462), gst)).toBe(197);
    expect(feeTax(2914, report(462, [...payouts, payout(317_357, 5077)]), gst)).toBe(265);
    expect(feeTax(2163, report(197, payouts.slice(0, 1)), gst)).toBe(197);
  });

  it('is unknown where the tax is not that of the fees, as that of the sales, where none is stated, or of another fee', () => {
    expect(feeTax(2163, report(28_851), gst)).toBeUndefined();
    expect(feeTax(2163, { ...report(0), taxes: [] }, gst)).toBeUndefined();
    expect(feeTax(2000, report(462), gst)).toBeUndefined();
    expect(feeTax(2163, report(462), [])).toBeUndefined();
  });
});
