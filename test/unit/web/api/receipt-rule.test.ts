import { describe, expect, it } from 'vitest';
import { receiptRule } from '../../../../web/api/receipt-rule.ts';

describe('a corrected receipt in a list that was searched for', () => {
  const lunch = {
    id: 'a',
    createdAt: '2026-03-01T10:00:00Z',
    status: 'processed',
    fileName: 'scan-7.pdf',
    vendor: 'Café Noir',
    category: 'Meals',
    ...{ amount: 4250, currency: 'CAD', fields: {} },
  } as const;

  it('stays where words of its vendor, file or category answer, in whatever order', () => {
    expect(receiptRule({ q: 'noir café' }).belongs(lunch)).toBe(true);
    expect(receiptRule({ q: 'meals scan-7' }).belongs(lunch)).toBe(true);
  });

  it('goes where it answers one word only', () => {
    expect(receiptRule({ q: 'café blanc' }).belongs(lunch)).toBe(false);
  });
});
