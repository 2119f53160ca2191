import { describe, expect, it } from 'vitest';
import type { MatchReceipt, MatchTransaction } from '../../../../../functions/domain/matching/match-input.ts';
import { suggestMatches } from '../../../../../functions/domain/matching/suggest-matches.ts';

/** A photograph on which the shop's name could not be read. */
const faded = (change: Partial<MatchReceipt> = {}): MatchReceipt => ({
  ...{ id: 'r1', vendor: null, date: '2025-06-10', amount: 9437, currency: 'GBP', kind: 'receipt' },
  ...change,
});
const paid = (change: Partial<MatchTransaction> = {}): MatchTransaction => ({
  ...{ id: 't1', date: '2025-06-12', description: 'CARD PAYMENT TO QUILL & SONS 4391 YORK' },
  ...{ amount: -9437, currency: 'GBP' },
  ...change,
});

const found = (transactions: MatchTransaction[], receipts: MatchReceipt[] = [faded()]): string[] =>
  suggestMatches({ transactions, receipts }).map(({ decision, receiptIds, transactionIds }) =>
    [decision, ...receiptIds, ...transactionIds].join(' '),
  );

describe('a document whose vendor could not be read', () => {
  it('belongs to the one payment of its very cents in the days after it', () => {
    expect(found([paid(), paid({ id: 't2', amount: -9438 })])).toEqual(['auto r1 t1']);
    const [match] = suggestMatches({ transactions: [paid()], receipts: [faded()] });
    expect(match?.reasons.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('is left to a person where the money tells less: a round sum, a small one, days later, days before, of an invoice or another card', () => {
    const asked = ['suggest r1 t1'];
    expect(found([paid({ amount: -9500 })], [faded({ amount: 9500 })])).toEqual(asked);
    expect(found([paid({ amount: -437 })], [faded({ amount: 437 })])).toEqual(asked);
    expect(found([paid({ date: '2025-06-14' })])).toEqual(asked);
    expect(found([paid({ date: '2025-06-09' })])).toEqual(asked);
    expect(found([paid()], [faded({ kind: 'invoice' })])).toEqual(asked);
    const till = paid({ description: 'QUILL & SONS 4391 YORK', last4: '1111' });
    expect(found([till], [faded({ last4: '4521' })])).toEqual(asked);
    expect(found([till], [faded({ last4: '1111' })])).toEqual(['auto r1 t1']);
  });

  it('is left to a person where another payment of the cents came near, or another document wants it', () => {
    expect(found([paid(), paid({ id: 't2', date: '2025-06-11', description: 'COSTA LEEDS' })])[0]).toMatch(
      /^suggest/,
    );
    expect(found([paid()], [faded(), faded({ id: 'r2', date: '2025-06-11' })])[0]).toMatch(/^suggest/);
  });
});

describe('a price that the bank’s text states in the document’s own currency', () => {
  const abroad = (change: Partial<MatchReceipt> = {}): MatchReceipt =>
    faded({ vendor: 'NH Hotel Group', amount: 4302, currency: 'USD', kind: 'invoice', ...change });
  const charged = (text: string): MatchTransaction => paid({ description: text, amount: -3520 });

  it('finds the payment under whatever name, and leaves another name to a person', () => {
    expect(found([charged('NH COLLECTION HOTELS 43.02 USD @ 0.8182')], [abroad()])).toEqual([
      'suggest r1 t1',
    ]);
    expect(found([charged('NH COLLECTION HOTELS 43.02 EUR @ 0.8182')], [abroad()])).toEqual([]);
    expect(found([charged('NH COLLECTION HOTELS 43.03 USD @ 0.8182')], [abroad()])).toEqual([]);
  });

  it('is enough where no vendor could be read', () => {
    const row = charged('HISCOX UNDERWRITING 43.02 USD @ 0.8182');
    expect(found([row], [abroad({ vendor: null, kind: 'receipt' })])).toEqual(['auto r1 t1']);
  });
});
