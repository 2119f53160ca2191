import { describe, expect, it } from 'vitest';
import type { LeftOut } from '../../../../../../shared/model/match.ts';
import { withSameAmount } from '../../../../../../web/screens/accounting/pending/same-amount.ts';
import { suggestionsFor } from '../../../../../support/matches-shown.ts';

const [first, second] = suggestionsFor(['Alder Books', 'Birch Cafe']);
if (!first || !second) throw new Error('There are no suggestions.');
const open = { kind: 'name', detail: 'the names differ', weight: 0, isOpen: true as const };
const sums = { currency: 'CAD', documents: 2001, payments: 2001, difference: 0, name: null };
const left = (change: Partial<LeftOut['match']> = {}, because: LeftOut['because'] = 'open'): LeftOut => ({
  match: { ...first, confidence: 75, sums, reasons: [open], ...change },
  because,
});
const taken = (...leftOut: LeftOut[]) => withSameAmount({ leftOut, items: [] }).length;

describe('suggestions that are confirmed together once they are seen', () => {
  it('are of one document and one payment of its very amount, of which only the name is open', () => {
    expect(taken(left())).toBe(1);
    expect(taken(left({}, 'unsure'))).toBe(1);
    expect(taken(left({ sums: { ...sums, payments: 2101, difference: 100 } }))).toBe(0);
    expect(taken(left({ transactionIds: [...first.transactionIds, ...second.transactionIds] }))).toBe(0);
    expect(taken(left({ reasons: [open, { ...open, kind: 'amount' }] }))).toBe(0);
    expect(taken(left({ confidence: 69 }))).toBe(0);
  });

  it('are none with a rival, or one that another suggestion wants, also a sure one', () => {
    expect(taken(left({}, 'rival'))).toBe(0);
    expect(taken(left({}, 'by-hand-only'))).toBe(0);
    expect(taken(left({ reasons: [open, { ...open, kind: 'rival' }] }))).toBe(0);
    expect(taken(left(), left({ id: second.id, receiptIds: second.receiptIds }))).toBe(0);
    const sure = { ...second, transactionIds: first.transactionIds };
    expect(withSameAmount({ leftOut: [left()], items: [sure] })).toEqual([]);
  });
});
