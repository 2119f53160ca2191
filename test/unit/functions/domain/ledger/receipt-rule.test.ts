import { describe, expect, it } from 'vitest';
import { withReceiptRule } from '../../../../../functions/domain/ledger/receipt-rule.ts';
import { wantsReceipt } from '../../../../../shared/wants-receipt.ts';
import { rowWith } from './rows.ts';

const american = { country: 'USA', profession: 'consultant' } as const;
const lunch = rowWith({ kind: 'expense', description: 'CHIPOTLE 2231', amount: -1450, currency: 'USD' });

describe('the receipts that law wants', () => {
  it('are those of its own currency from its amount on', () => {
    expect(wantsReceipt(lunch)).toBe(true);
    expect(wantsReceipt(withReceiptRule(lunch, american))).toBe(false);
    expect(wantsReceipt(withReceiptRule({ ...lunch, amount: -7500 }, american))).toBe(true);
    expect(wantsReceipt(withReceiptRule({ ...lunch, currency: 'CAD' }, american))).toBe(true);
    expect(wantsReceipt(withReceiptRule(lunch, { ...american, country: 'Canada' }))).toBe(true);
  });
});
