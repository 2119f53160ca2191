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

  it('tells the payment under whatever name the bank writes, and no other price or currency', () => {
    expect(found([charged('NH COLLECTION HOTELS 43.02 USD @ 0.8182')], [abroad()])).toEqual(['auto r1 t1']);
    expect(found([charged('NH COLLECTION HOTELS 43.02 EUR @ 0.8182')], [abroad()])).toEqual([]);
    expect(found([charged('NH COLLECTION HOTELS 43.03 USD @ 0.8182')], [abroad()])).toEqual([]);
  });

  it('is left to a person where price lists like it, where it is small, came later, or came twice', () => {
    const asked = ['suggest r1 t1'];
    const of = (price: string, amount: number, date = '2025-06-12') =>
      found([{ ...charged(`SLACK ${price} USD @ 0.8182`), date }], [abroad({ amount })]);
    expect(of('43.00', 4300)).toEqual(asked);
    expect(of('42.99', 4299)).toEqual(asked);
    expect(of('8.37', 837)).toEqual(asked);
    expect(of('43.02', 4302, '2025-06-15')).toEqual(asked);
    const nameless = abroad({ vendor: null, amount: 4300 });
    expect(found([charged('SLACK 43.00 USD @ 0.8182')], [nameless])).toEqual(asked);
    const twice = ['t1', 't2'].map((id) => ({ ...charged('SLACK 43.02 USD @ 0.8182'), id }));
    expect(found(twice, [abroad()])[0]).toMatch(/^suggest/);
  });

  it('is left to a person who told the two names apart', () => {
    const row = charged('NH COLLECTION HOTELS 43.02 USD @ 0.8182');
    const rejected = [{ vendor: 'NH Hotel Group', description: row.description }];
    const [match] = suggestMatches({ transactions: [row], receipts: [abroad()], memory: { rejected } });
    expect(match?.decision ?? 'suggest').toBe('suggest');
  });
});
