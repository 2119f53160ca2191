import { describe, expect, it } from 'vitest';
import { withRowNumbers } from '../../../../../functions/domain/ledger/row-numbers.ts';
import type { Statement } from '../../../../../shared/model/statement.ts';

const part = (rows: readonly number[], brokenRow?: number): Omit<Statement, 'accounts' | 'layout'> => ({
  format: 'ofx',
  currency: 'USD',
  account: null,
  opening: null,
  closing: null,
  proven: null,
  ...(brokenRow === undefined
    ? {}
    : { brokenAt: { row: brokenRow, expected: 0, stated: 1, difference: 1, cause: 'unknown' } }),
  transactions: rows.map((row) => ({ row, date: '2026-03-02', description: 'COFFEE', amount: -450 })),
  rejected: [],
  questions: [],
});
const numbersOf = ({ transactions }: Pick<Statement, 'transactions'>) => transactions.map(({ row }) => row);

describe('withRowNumbers', () => {
  it('leaves rows that have lines of their own as they are', () => {
    const statement = part([4, 5, 9]);
    expect(withRowNumbers(statement)).toEqual(statement);
  });

  it('tells rows apart that stand on one line', () => {
    expect(numbersOf(withRowNumbers(part([1, 1, 1])))).toEqual([1, 2, 3]);
    const rejected = [{ row: 3, reason: 'The amount cannot be read.' }];
    expect(numbersOf(withRowNumbers({ ...part([1, 1, 2]), rejected }))).toEqual([1, 4, 2]);
  });

  it('tells rows of several accounts apart, with the row where a balance breaks', () => {
    const accounts = [part([2, 3]), part([2, 3], 3)];
    const { transactions, ...numbered } = withRowNumbers({
      ...part([2, 3, 2, 3]),
      accounts,
    });
    expect(transactions.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
    expect(numbered.accounts?.map(numbersOf)).toEqual([
      [2, 3],
      [4, 5],
    ]);
    expect(numbered.accounts?.[1]?.brokenAt?.row).toBe(5);
  });
});
