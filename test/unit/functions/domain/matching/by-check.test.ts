import { describe, expect, it } from 'vitest';
import type { MatchReceipt, MatchTransaction } from '../../../../../functions/domain/matching/match-input.ts';
import { suggestMatches } from '../../../../../functions/domain/matching/suggest-matches.ts';

const invoice = (change: Partial<MatchReceipt> = {}): MatchReceipt => ({
  ...{ id: 'r1', vendor: 'Ridgeway Properties', date: '2025-03-01', amount: 125_085, currency: 'USD' },
  kind: 'invoice',
  ...change,
});
const check = (change: Partial<MatchTransaction> = {}): MatchTransaction => ({
  ...{ id: 't1', date: '2025-03-04', description: 'CHECK # 1049', amount: -125_085, currency: 'USD' },
  ...change,
});
const memory = { confirmed: [{ vendor: 'Ridgeway Properties', description: 'CHECK # 1041' }] };
const found = (transactions: MatchTransaction[], receipts = [invoice()], taught = memory): string[] =>
  suggestMatches({ transactions, receipts, memory: taught }).map(({ decision, receiptIds, transactionIds }) =>
    [decision, ...receiptIds, ...transactionIds].join(' '),
  );

describe('the check of a vendor who was paid by check before', () => {
  it('is known by the very amount, and offered to a person before', () => {
    expect(found([check()])).toEqual(['auto r1 t1']);
    expect(found([check()], [invoice()], { confirmed: [] })).toEqual(['suggest r1 t1']);
    expect(found([check()], [invoice({ vendor: 'Heath Excavating' })])).toEqual(['suggest r1 t1']);
  });

  it('is known by a round sum only once a second check paid the vendor', () => {
    const [checks, invoices] = [[check({ amount: -125_000 })], [invoice({ amount: 125_000 })]];
    expect(found(checks, invoices)).toEqual(['suggest r1 t1']);
    const again = { vendor: 'Ridgeway Properties', description: 'CHECK # 1045' };
    const twice = { confirmed: [...memory.confirmed, again] };
    expect(found(checks, invoices, twice)).toEqual(['auto r1 t1']);
  });

  it('is none of another amount, whatever that may be of it, nor of a sum', () => {
    for (const amount of [-131_250, -143_750, -62_500, -124_999])
      expect(found([check({ amount })]), String(amount)).not.toContain('auto r1 t1');
    const two = [invoice(), invoice({ id: 'r2', amount: 40_000 })];
    expect(found([check({ amount: -165_000 })], two).filter((one) => one.startsWith('auto'))).toEqual([]);
  });

  it('is left to a person where another check of that amount came near, or another such vendor waits', () => {
    const near = [check(), check({ id: 't2', date: '2025-03-06', description: 'CHECK # 1050' })];
    expect(found(near).filter((one) => one.startsWith('auto'))).toEqual([]);
    const both = [invoice(), invoice({ id: 'r2', vendor: 'Heath Excavating' })];
    const taught = {
      confirmed: [...memory.confirmed, { vendor: 'Heath Excavating', description: 'CHECK 7' }],
    };
    expect(found([check()], both, taught).filter((one) => one.startsWith('auto'))).toEqual([]);
  });
});
