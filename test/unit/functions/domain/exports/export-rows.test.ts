import { describe, expect, it } from 'vitest';
import { exportRows } from '../../../../../functions/domain/exports/export-rows.ts';
import { reportName } from '../../../../../functions/domain/exports/report-name.ts';
import { transactionWith } from '../ledger/rows.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';

const { kinds } = wordsFor('en').reports;

const transaction = transactionWith();
const receipt = {
  vendor: 'Staples',
  amount: 1205,
  currency: 'CAD',
  date: '2026-01-04',
  fileName: 'paper.pdf',
};
const entry = { transaction, receipts: [receipt], userName: 'Ann Roy', matchConfidence: 96.4 };

describe('exportRows', () => {
  it('fills every field, with the day of entry as it was where the organisation is', () => {
    const [row] = exportRows(entry, 'America/Toronto', kinds);
    expect(row).toEqual({
      date: '2026-01-05',
      description: 'Paper',
      amount: '-12.05',
      category: 'Office',
      account_label: 'Checking',
      transaction_type: 'Expense',
      receipt_vendor: 'Staples',
      receipt_amount: '12.05',
      receipt_date: '2026-01-04',
      receipt_file: 'paper.pdf',
      created_at: '2026-01-05',
      user_name: 'Ann Roy',
      match_confidence: '96',
    });
  });

  it('leaves the receipt columns empty without a receipt', () => {
    const [row] = exportRows({ ...entry, receipts: [], matchConfidence: null }, 'UTC', kinds);
    expect(row).toMatchObject({
      receipt_vendor: '',
      receipt_amount: '',
      receipt_file: '',
      match_confidence: '',
    });
  });

  it('keeps several receipts in step and names a foreign currency', () => {
    const yen = { vendor: null, amount: 500, currency: 'JPY', date: null, fileName: 'b.jpg' };
    const [row] = exportRows({ ...entry, receipts: [receipt, yen] }, 'UTC', kinds);
    expect(row).toMatchObject({
      receipt_vendor: 'Staples; ',
      receipt_amount: '12.05; 500 JPY',
      receipt_date: '2026-01-04; ',
      receipt_file: 'paper.pdf; b.jpg',
    });
  });

  it('gives each line of a split entry its own row, the receipts in the first', () => {
    const fees = {
      kind: 'expense',
      category: 'Bank fees',
      categoryId: 'bank-fees',
      amount: -3655,
      description: 'Stripe fees',
    } as const;
    const payout = {
      ...transaction,
      kind: 'income',
      amount: 121_345,
      category: 'Sales',
      parts: [fees],
    } as const;
    const rows = exportRows({ ...entry, transaction: { ...payout, parts: [...payout.parts] } }, 'UTC', kinds);
    expect(rows).toMatchObject([
      {
        amount: '1250.00',
        category: 'Sales',
        transaction_type: 'Income',
        description: 'Paper',
        receipt_file: 'paper.pdf',
      },
      {
        amount: '-36.55',
        category: 'Bank fees',
        transaction_type: 'Expense',
        description: 'Stripe fees',
        receipt_file: '',
      },
    ]);
  });
});

describe('reportName', () => {
  const range = { from: '2026-01-01', to: '2026-01-31' };
  it('says what it holds', () => {
    expect(reportName(range)).toBe('matchbook-2026-01-01-to-2026-01-31.csv');
  });
  it('lets nothing through that a file system or a mail header minds', () => {
    expect(reportName(range, { title: '../Café "Été"\r\nBcc: x' })).toBe(
      'cafe-ete-bcc-x-2026-01-01-to-2026-01-31.csv',
    );
    expect(reportName(range, { title: '株式会社' })).toBe('matchbook-2026-01-01-to-2026-01-31.csv');
  });
});
