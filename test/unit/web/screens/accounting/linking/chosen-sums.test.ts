import { describe, expect, it } from 'vitest';
import { chosenSums } from '../../../../../../web/screens/accounting/linking/chosen-sums.ts';
import { paper } from '../../../../../support/papers.ts';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

const receipt = (amount: number | null, change: object = {}) => ({
  ...paper('o', { amount, currency: 'CAD', ...change }),
  category: null,
  suggestedCategory: undefined,
});
const row = (amount: number) => transactionWith({ amount, currency: 'CAD' });

describe('chosenSums', () => {
  it('adds up both sides, credit notes the other way', () => {
    const papers = [receipt(4000), receipt(6000), receipt(500, { kind: 'credit-note' })];
    expect(chosenSums(papers, [row(-9000), row(-750)])).toMatchObject({
      documents: 9500,
      payments: 9750,
      difference: 250,
    });
  });

  it('compares nothing until both sides are chosen, across currencies, or without an amount', () => {
    expect(chosenSums([], [row(-1)])).toBeUndefined();
    expect(chosenSums([receipt(1)], [])).toBeUndefined();
    expect(chosenSums([receipt(1, { currency: 'USD' })], [row(-1)])?.difference).toBeNull();
    expect(chosenSums([receipt(null)], [row(-1)])?.difference).toBeNull();
  });
});
