import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutReport } from '../../../../../functions/domain/payouts/payout-report.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';
import { decimalFromMinor } from '../../../../../shared/money.ts';

const read = (...lines: string[]) => payoutReport([wordsOnPage(...lines)], 'USD');
const stripe = { gross: 125_000, fees: 3655, refunds: 0, net: 121_345 };

describe('payoutReport', () => {
  it('reads a summary of labelled sums', () => {
    expect(
      read(
        'Stripe',
        'Payout report',
        'Charges   $1,250.00',
        'Refunds   $0.00',
        'Fees   -$36.55',
        'Payout   $1,213.45',
      ),
    ).toEqual({ provider: 'Stripe', payouts: [stripe] });
  });

  it('reads a table with columns gross, fees, net, and each of its rows', () => {
    const report = read(
      'SumUp payouts',
      'Date   Gross   Fees   Net',
      '3 March   1,250.00   36.55   1,213.45',
      '4 March   200.00   3.38   196.62',
      'Total   1,450.00   39.93   1,410.07',
    );
    expect(report?.provider).toBe('SumUp');
    expect(report?.payouts).toContainEqual(stripe);
    expect(report?.payouts).toContainEqual({ gross: 20_000, fees: 338, refunds: 0, net: 19_662 });
  });

  it('takes refunds off in the order of the headings', () => {
    const report = read(
      'Shopify',
      'Gross   Refunds   Fees   Net',
      'Payout   1,300.00   50.00   36.55   1,213.45',
    );
    expect(report?.payouts).toContainEqual({ gross: 130_000, fees: 3655, refunds: 5000, net: 121_345 });
  });

  it('adds up several fees and names the sales before returns', () => {
    const report = read(
      'Square sales summary',
      'Gross sales   $1,300.00',
      'Returns   -$50.00',
      'Net sales   $1,250.00',
      'Processing fees   -$33.23',
      'Fee for instant transfer   -$3.32',
      'Net total   $1,213.45',
    );
    expect(report).toEqual({
      provider: 'Square',
      payouts: [{ gross: 130_000, fees: 3655, refunds: 5000, net: 121_345 }],
    });
  });

  it('adds up a table of activity where its net is what was paid out, and holds nothing else', () => {
    const activity = (...rows: string[]) =>
      read('Stripe', 'Activity   Count   Gross   Fees   Net', ...rows, 'Payouts   -$1,213.45')?.payouts ?? [];
    const charges = 'Charges   14   1,300.00   -36.55   1,263.45';
    const refunds = 'Refunds   1   -50.00   0.00   -50.00';
    const sum = { gross: 130_000, fees: 3655, refunds: 5000, net: 121_345 };
    expect(activity(charges, refunds)).toContainEqual(sum);
    const corrected = 'Charges   14   1,300.00   -38.00   1,262.00';
    const others = activity(corrected, refunds, 'Adjustments   1   0.00   0.00   1.45');
    expect(others.map(({ net }) => net)).not.toContain(121_345);
  });

  it('takes several kinds of fees, and the tax on them, as kept back', () => {
    expect(
      read(
        'Etsy Payments',
        'Sales   $1,250.00',
        'Fees   -$30.00',
        'Marketing   -$6.55',
        'Amount deposited   $1,213.45',
      ),
    ).toEqual({ provider: 'Etsy', payouts: [stripe] });
    expect(
      read(
        'Worldpay',
        'Total value of transactions   £1,250.00',
        'Total charges   £30.46',
        'VAT @ 20%   £6.09',
        'Net settlement   £1,213.45',
      )?.payouts,
    ).toEqual([stripe]);
    expect(
      read('Stripe', 'Activity before fees   $1,250.00', 'Less fees   -$36.55', 'Net change   $1,213.45')
        ?.payouts,
    ).toEqual([stripe]);
  });

  it('reads the UK’s word for fees', () => {
    const report = read(
      'Worldpay',
      'Total sales   £1,250.00',
      'Transaction charges   £36.55',
      'Net settlement   £1,213.45',
    );
    expect(report?.payouts).toEqual([stripe]);
  });

  it('takes no sum that does not hold to the cent, and no other document', () => {
    expect(read('Stripe', 'Charges   $1,250.00', 'Fees   -$36.55', 'Payout   $1,213.46')).toBeNull();
    expect(read('Cafe Myriade', 'Coffee   3.50', 'Total   3.50', 'Service fee   0.00')).toBeNull();
    expect(read('Maple Hardware', 'Subtotal   100.00', 'HST 13%   13.00', 'Total   113.00')).toBeNull();
  });

  it('never answers figures that do not prove themselves', () => {
    const amount = fc.integer({ min: 0, max: 500_000 }).map((minor) => decimalFromMinor(minor, 'USD'));
    const line = fc
      .tuple(
        fc.constantFrom('Gross sales', 'Refunds', 'Fees', 'Net payout', 'Total', 'Other'),
        fc.array(amount, { maxLength: 4 }),
      )
      .map(([label, amounts]) => [label, ...amounts].join('   '));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        for (const { gross, fees, refunds, net } of read('Stripe', 'Gross   Fees   Net', ...lines)?.payouts ??
          []) {
          expect(gross - fees - refunds).toBe(net);
          expect(Math.min(fees, refunds + 1, net)).toBeGreaterThan(0);
        }
      }),
    );
  });
});
