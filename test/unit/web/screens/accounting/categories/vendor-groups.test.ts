import { describe, expect, it } from 'vitest';
import { vendorGroups } from '../../../../../../web/screens/accounting/categories/vendor-groups.ts';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

const wanting = (description: string, alike: string, confidence?: number) => ({
  transaction: transactionWith({ description }),
  alike,
  suggestion:
    confidence === undefined
      ? null
      : { category: 'Office', categoryId: 'office', source: 'history' as const, confidence, reason: '' },
});

describe('vendorGroups', () => {
  it('puts entries of one vendor together where the newest stands, with the surest suggestion of them', () => {
    const groups = vendorGroups([
      wanting('SHELL 2', 'out shell'),
      wanting('HYDRO', 'out hydro', 40),
      wanting('SHELL 1', 'out shell', 80),
      wanting('SHELL 0', 'out shell', 60),
    ]);
    expect(
      groups.map(({ newest, rows, suggestion }) => [newest.description, rows.length, suggestion?.confidence]),
    ).toEqual([
      ['SHELL 2', 3, 80],
      ['HYDRO', 1, 40],
    ]);
  });

  it('keeps money in and money out of one vendor apart', () => {
    expect(vendorGroups([wanting('PAYPAL', 'in paypal'), wanting('PAYPAL', 'out paypal')])).toHaveLength(2);
  });
});
