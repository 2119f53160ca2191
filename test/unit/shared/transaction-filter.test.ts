import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryLines } from '../../../shared/entry-lines.ts';
import { isTransactionWanted, linesWanted } from '../../../shared/transaction-filter.ts';
import { anyTransaction, transactionWith } from '../functions/domain/ledger/rows.ts';

describe('isTransactionWanted', () => {
  const paint = transactionWith({ description: 'Blue paint', category: 'Materials', accountLabel: 'Cash' });

  it.each(['paint BLUE', ' blue ', 'materials paint', 'cash blue', ''])(
    'finds each word of “%s” in description, category or account',
    (q) => {
      expect(isTransactionWanted(paint, { q })).toBe(true);
    },
  );

  it.each(['blue green', 'checking'])('is not content with some of the words of “%s”', (q) => {
    expect(isTransactionWanted(paint, { q })).toBe(false);
  });

  it('takes days as inclusive, and an account by its name or id', () => {
    const day = { from: paint.date, to: paint.date };
    expect(isTransactionWanted(paint, { ...day, account: 'Cash' })).toBe(true);
    expect(isTransactionWanted(paint, { ...day, account: paint.accountId })).toBe(true);
    expect(isTransactionWanted(paint, { from: '2026-01-06' })).toBe(false);
    expect(isTransactionWanted(paint, { account: 'Checking' })).toBe(false);
  });

  it('finds a split row by the category of each of its lines', () => {
    const split = transactionWith({
      kind: 'income',
      amount: 97,
      category: 'Sales',
      parts: [
        { kind: 'expense', category: 'Bank fees', categoryId: 'bank-fees', amount: -3, description: 'Fees' },
      ],
    });
    expect(isTransactionWanted(split, { category: 'Bank fees', q: 'fees sales' })).toBe(true);
    expect(isTransactionWanted(split, { category: 'bank-fees' })).toBe(true);
    expect(isTransactionWanted(split, { category: 'Rent' })).toBe(false);
  });

  it('finds as personal what is so whole or by a share, and of no line what is not', () => {
    const whole = transactionWith({ kind: 'transfer', use: 'personal' });
    const shared = transactionWith({ amount: -1000, businessShare: 60 });
    const drawn = transactionWith({ kind: 'transfer', use: 'owner' });
    const wanted = (use: 'personal' | 'owner') =>
      [whole, shared, drawn, paint].map((row) => isTransactionWanted(row, { use }));
    expect(wanted('personal')).toEqual([true, true, false, false]);
    expect(wanted('owner')).toEqual([false, false, true, false]);
    expect(isTransactionWanted(shared, { use: 'personal', kind: 'income' })).toBe(false);
    const lines = linesWanted(entryLines(shared), { use: 'personal' });
    expect(lines.map(({ amount }) => amount)).toEqual([-400]);
  });

  it('takes bounds of an amount as inclusive, whichever way the money moved, and where it came from', () => {
    const cheap = transactionWith({ amount: -1200, source: 'import:one' });
    expect(isTransactionWanted(cheap, { minAmount: 1200, maxAmount: 1200, source: 'import' })).toBe(true);
    expect(isTransactionWanted({ ...cheap, amount: 1200 }, { minAmount: 1200 })).toBe(true);
    expect(isTransactionWanted(cheap, { minAmount: 1201 })).toBe(false);
    expect(isTransactionWanted(cheap, { maxAmount: 1199 })).toBe(false);
    expect(isTransactionWanted(cheap, { source: 'entry' })).toBe(false);
  });

  it('wants every row where nothing is asked for, and no row both with and without a receipt', () => {
    fc.assert(
      fc.property(anyTransaction, (row) => {
        expect(isTransactionWanted(row, {})).toBe(true);
        expect(isTransactionWanted(row, { matched: 'true' })).not.toBe(
          isTransactionWanted(row, { matched: 'false' }),
        );
      }),
    );
  });
});
