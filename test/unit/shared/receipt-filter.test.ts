import { describe, expect, it } from 'vitest';
import { isReceiptWanted } from '../../../shared/receipt-filter.ts';

describe('isReceiptWanted', () => {
  const lunch = {
    status: 'processed',
    fileName: 'scan-7.pdf',
    vendor: 'Café Noir',
    category: 'Meals',
    ...{ amount: 4250, currency: 'CAD', fields: {} },
  } as const;

  it.each(['noir café', 'SCAN-7', 'meals noir', 'noir 42.50', ''])('finds each word of “%s”', (q) => {
    expect(isReceiptWanted(lunch, { q })).toBe(true);
  });

  it('finds an own invoice by its customer', () => {
    const place = { text: '', confidence: 1, page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };
    const fields = {
      vendor: { value: 'Café Noir', ...place },
      customer: { value: 'Northgate Inc.', ...place },
    };
    expect(isReceiptWanted({ ...lunch, isIssued: true, fields }, { q: 'northgate' })).toBe(true);
    expect(isReceiptWanted({ ...lunch, fields }, { q: 'northgate' })).toBe(false);
  });

  it('is not content with some of the words, nor with another status', () => {
    expect(isReceiptWanted(lunch, { q: 'café blanc' })).toBe(false);
    expect(isReceiptWanted(lunch, { q: 'noir', status: 'matched' })).toBe(false);
    expect(isReceiptWanted({ ...lunch, vendor: null, category: null }, { q: 'null' })).toBe(false);
  });
});
