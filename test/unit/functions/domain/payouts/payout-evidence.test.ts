import { describe, expect, it } from 'vitest';
import { payoutEvidence } from '../../../../../functions/domain/payouts/payout-evidence.ts';
import type { PayoutPaper } from '../../../../../functions/domain/payouts/payout-evidence.ts';

const stripe = { name: 'Stripe', pattern: /stripe/i, feeShareMax: 0.12 };
const figures = { gross: 125_000, fees: 3655, refunds: 0, net: 121_345 };
const row = { amount: 121_345, currency: 'CAD', date: '2026-03-03', receiptIds: [] as string[] } as const;
const paper = (change: Partial<PayoutPaper> = {}): PayoutPaper => ({
  id: 'report',
  kind: 'other',
  amount: null,
  currency: 'CAD',
  date: '2026-03-31',
  payoutReport: { provider: 'Stripe', payouts: [figures] },
  transactionIds: [],
  ...change,
});
const invoice = (id: string, amount: number): PayoutPaper => {
  const { payoutReport: _report, ...plain } = paper({ id, kind: 'invoice', amount, transactionIds: ['row'] });
  return plain;
};
const linkedTo = (...receiptIds: string[]) => ({ ...row, receiptIds });

describe('payoutEvidence', () => {
  it('is a report near that accounts for the deposit to the cent', () => {
    expect(payoutEvidence(row, stripe, [paper()])).toEqual({
      kind: 'report',
      figures,
      receiptIds: ['report'],
    });
    expect(payoutEvidence({ ...row, amount: 121_346 }, stripe, [paper()])).toBeUndefined();
  });

  it('is none of another provider, day, currency, or one that belongs to another entry', () => {
    const payouts = [figures];
    for (const change of [
      { payoutReport: { provider: 'Square', payouts } },
      { date: '2026-05-31' },
      { currency: 'USD' },
      { transactionIds: ['another'] },
    ])
      expect(payoutEvidence(row, stripe, [paper(change)])).toBeUndefined();
  });

  it('is a linked report whoever it names', () => {
    const linked = paper({ payoutReport: { provider: null, payouts: [figures] }, transactionIds: ['row'] });
    expect(payoutEvidence(linkedTo('report'), stripe, [linked])?.figures).toEqual(figures);
  });

  it('is none where two reports say different things', () => {
    const other = { gross: 124_000, fees: 2655, refunds: 0, net: 121_345 };
    const papers = [paper(), paper({ id: 'b', payoutReport: { provider: 'Stripe', payouts: [other] } })];
    expect(payoutEvidence(row, stripe, papers)).toBeUndefined();
    expect(payoutEvidence(row, stripe, [paper(), paper({ id: 'b' })])?.receiptIds).toEqual(['report']);
  });

  it('is the linked invoices where they are more by a fee that is plausible', () => {
    const linked = linkedTo('a', 'b');
    expect(payoutEvidence(linked, stripe, [invoice('a', 100_000), invoice('b', 25_000)])).toEqual({
      kind: 'sales',
      figures,
      receiptIds: ['a', 'b'],
    });
    expect(payoutEvidence(linked, stripe, [invoice('a', 100_000), invoice('b', 90_000)])).toBeUndefined();
    expect(payoutEvidence(linked, stripe, [invoice('a', 100_000), invoice('b', 21_345)])).toBeUndefined();
    expect(payoutEvidence(row, stripe, [invoice('a', 125_000)])).toBeUndefined();
  });
});
