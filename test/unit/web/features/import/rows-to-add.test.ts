import { expect, it } from 'vitest';
import type { StatementImport } from '../../../../../shared/model/statement-import.ts';
import { rowsToAdd } from '../../../../../web/features/import/rows-to-add.ts';

const twin = { transactionId: 'a', date: '2026-01-15', amount: 500_00, description: 'Loan payment' };

it('counts every entry of a line: a loan’s payment and its interest go and stay together', () => {
  const rows = [2, 2, 3, 3, 4].map((row) => ({ row, date: '2026-01-15', description: 'Loan', amount: 1 }));
  const statement: StatementImport['statement'] = {
    ...{ format: 'csv', currency: 'CAD', account: null, opening: null, closing: null, proven: null },
    ...{ transactions: rows, rejected: [], questions: [] },
  };
  const duplicates = [2, 2, 3, 3].map((row) => ({ row, twin }));
  expect(rowsToAdd({ statement, duplicates: [] }, new Set())).toBe(5);
  expect(rowsToAdd({ statement, duplicates }, new Set())).toBe(1);
  expect(rowsToAdd({ statement, duplicates }, new Set([3]))).toBe(3);
  expect(rowsToAdd({ statement, duplicates: [], closed: [2] }, new Set())).toBe(3);
});
