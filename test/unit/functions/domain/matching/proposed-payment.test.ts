import { describe, expect, it } from 'vitest';
import type { KeptReceipt } from '../../../../../functions/domain/books/shown-receipt.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { proposalDays, proposedPayment } from '../../../../../functions/domain/matching/proposed-payment.ts';
import { lunch } from '../../../../support/receipts-shown.ts';

const read = (value: number, confidence: number) => ({
  ...{ value, text: '', confidence, page: 1 },
  box: [0, 0, 0.1, 0.1] as [number, number, number, number],
});
const { category: _named, ...kept } = lunch;
const bistro: KeptReceipt = {
  ...kept,
  ...{ vendor: 'Harbour Bistro', amount: 647, date: '2026-03-10', fields: { total: read(647, 0.5) } },
};
const row = (description: string, amount: number, more: Partial<LedgerRow> = {}): LedgerRow => ({
  ...{ id: description, kind: 'expense', description, amount, currency: 'CAD', date: '2026-03-11' },
  ...{ categoryId: 'other', accountId: 'card', source: 'import', receiptId: null, receiptIds: [] },
  ...{ noReceiptNeeded: false, organizationId: 'books', userId: 'ada', createdAt: '', version: 1 },
  ...more,
});

describe('the payment that proposes the amount of a document', () => {
  it('is looked for around the day of one whose total is in doubt, and of no other', () => {
    expect(proposalDays(bistro)).toEqual({ from: '2026-03-09', to: '2026-03-15' });
    expect(proposalDays({ ...bistro, amount: null, fields: {} })).toBeDefined();
    expect(proposalDays({ ...bistro, fields: { total: read(647, 0.99) } })).toBeUndefined();
    expect(proposalDays({ ...bistro, amount: 106_47 })).toBeUndefined();
    expect(proposalDays({ ...bistro, reviewedAt: '2026-03-12T00:00:00.000Z' })).toBeUndefined();
    expect(proposalDays({ ...bistro, vendor: null })).toBeUndefined();
  });

  it('is the one of the same name', () => {
    const rows = [row('HYDRO-QUEBEC', -8_412), row('HARBOUR BISTRO TORONTO ON', -106_47)];
    expect(proposedPayment(bistro, rows)?.amount).toBe(-106_47);
  });

  it.each([
    ['two of that name', [row('HARBOUR BISTRO', -106_47), row('HARBOUR BISTRO 2', -20_00)]],
    ['another name', [row('HYDRO-QUEBEC', -106_47)]],
    ['money in', [row('HARBOUR BISTRO', 106_47)]],
    ['the amount that was read', [row('HARBOUR BISTRO', -647)]],
    ['another currency', [row('HARBOUR BISTRO', -106_47, { currency: 'USD' })]],
    ['one with a receipt', [row('HARBOUR BISTRO', -106_47, { receiptIds: ['a'] })]],
  ])('is none: %s', (_, rows) => {
    expect(proposedPayment(bistro, rows)).toBeUndefined();
  });
});
