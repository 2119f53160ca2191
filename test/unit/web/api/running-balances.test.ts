import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withItem, withoutItem } from '../../../../web/api/merge-pages.ts';
import { rebalanced } from '../../../../web/api/running-balances.ts';
import { transactionRule } from '../../../../web/api/transaction-rule.ts';
import type { ListedTransaction, Transaction } from '../../../../shared/model/transaction.ts';
import { anyTransaction } from '../../functions/domain/ledger/rows.ts';

const OPENING = 500;
const rule = transactionRule({ account: 'cash' });
const euros = { currency: 'EUR' as const };
const anyOwn = anyTransaction.map((row) => ({ ...row, ...euros, accountId: 'cash', accountLabel: 'cash' }));

/** The list as the server gives it. */
function listOf(rows: readonly Transaction[]): ListedTransaction[] {
  const newestFirst = rows.toSorted((a, b) => (rule.before(a, b) ? -1 : 1));
  const balanceAt = (at: number) => newestFirst.slice(at).reduce((sum, { amount }) => sum + amount, OPENING);
  return newestFirst.map((row, at) => ({ ...row, balance: balanceAt(at) }));
}
const pagesOf = (items: ListedTransaction[]) => ({ pages: [{ items }], pageParams: [undefined] });

it('tells after a change what the server would tell of the whole list', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyOwn, { minLength: 2, maxLength: 8, selector: ({ id }) => id }),
      anyOwn,
      (rows, other) => {
        const [first, ...rest] = rows;
        if (!first) throw new Error('There is no row.');
        const earlier = pagesOf(listOf(rows));
        const change = (after: Transaction) =>
          rebalanced(withItem(earlier, after, rule), earlier, { before: first, after }, true);
        for (const after of [
          { ...first, description: 'Another name' },
          { ...first, amount: other.amount },
          { ...other, id: first.id },
        ])
          expect(change(after).pages[0]?.items).toEqual(listOf([after, ...rest]));
        const elsewhere = { ...first, accountId: 'checking', accountLabel: 'checking' };
        expect(change(elsewhere).pages[0]?.items).toEqual(listOf(rest));
        const removed = rebalanced(withoutItem(earlier, first.id), earlier, { before: first }, true);
        expect(removed.pages[0]?.items).toEqual(listOf(rest));
        const added = rebalanced(withItem(removed, first, rule), removed, { after: first }, true);
        expect(added.pages[0]?.items).toEqual(listOf(rows));
      },
    ),
  );
});

it('keeps what it knows where other filters hide entries of the account', () => {
  fc.assert(
    fc.property(anyOwn, fc.integer(), (row, amount) => {
      const earlier = pagesOf([{ ...row, balance: 70 }]);
      const after = { ...row, amount };
      const pages = rebalanced(withItem(earlier, after, rule), earlier, { before: row, after }, false);
      expect(pages.pages[0]?.items[0]?.balance).toBe(70 + amount - row.amount);
    }),
  );
});
