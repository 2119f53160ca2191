import { describe, expect, it } from 'vitest';
import { withItem } from '../../../../web/api/merge-pages.ts';
import { transactionRule } from '../../../../web/api/transaction-rule.ts';
import { transactionWith } from '../../functions/domain/ledger/rows.ts';

describe('an edited row in a list that was searched for', () => {
  const paint = transactionWith({ description: 'Blue paint', category: 'Materials', accountLabel: 'Cash' });
  const pages = { pages: [{ items: [paint] }], pageParams: [undefined] };
  const shown = (q: string, change: Partial<typeof paint>) =>
    withItem(pages, { ...paint, ...change, version: 2 }, transactionRule({ q })).pages[0]?.items;

  it('stays where it answers both words, in whatever order', () => {
    expect(shown('paint blue', { amount: -999 })).toMatchObject([{ version: 2 }]);
  });

  it('stays where its category or account answers', () => {
    expect(shown('materials cash', { description: 'Brushes' })).toMatchObject([{ description: 'Brushes' }]);
  });

  it('goes where it answers one word only', () => {
    expect(shown('blue paint', { description: 'Red paint' })).toEqual([]);
  });
});
