import { expect, it } from 'vitest';
import { paidToAuthority } from '../../../../../../functions/domain/reports/sales-tax/paid-ahead.ts';
import { rowWith } from '../../ledger/rows.ts';

const paid = (description: string) =>
  paidToAuthority(rowWith({ kind: 'transfer', amount: -120_000, description }));

it('counts what an authority was paid of sales tax, and no tax of the owner’s or the company’s', () => {
  expect(paid('HMRC VAT')).toBe(120_000);
  expect(paid('REVENU QUEBEC TPS TVQ')).toBe(120_000);
  for (const other of ['HMRC CORPORATION TAX', 'HMRC SELF ASSESSMENT', 'IRD INC', 'HMRC PAYE'])
    expect(paid(other), other).toBe(0);
});
