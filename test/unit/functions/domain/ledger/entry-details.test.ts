import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedEntry } from '../../../../../functions/domain/ledger/entry.ts';
import type { EntryChange } from '../../../../../functions/domain/ledger/entry.ts';
import { detailsTrouble } from '../../../../../functions/domain/ledger/entry-details.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { anyDetailedRow, rowWith } from './rows.ts';

const meals = { categoryId: 'Meals', amount: 400 };
const split = rowWith({
  parts: [{ kind: 'expense', categoryId: 'Meals', amount: -400, description: '' }],
});
const plain = (row: LedgerRow) => ({ ...row, version: 0 });

describe('changedEntry, of details', () => {
  it('splits a part off with the sign and kind of the entry, and makes it whole again', () => {
    const parts = [{ ...meals, tax: 46 }];
    expect(changedEntry(rowWith(), { parts }).parts).toEqual([
      { kind: 'expense', categoryId: 'Meals', amount: -400, description: '', tax: 46 },
    ]);
    expect(changedEntry(rowWith({ kind: 'income', amount: 1205 }), { parts }).parts).toMatchObject([
      { kind: 'income', amount: 400 },
    ]);
    expect(changedEntry(split, { parts: [] })).toEqual(rowWith({ version: 2 }));
  });
  it('keeps a split while the entry keeps its kind, and no longer', () => {
    expect(changedEntry(split, { amount: 900, description: 'Ink' }).parts).toEqual(split.parts);
    expect(changedEntry({ ...split, businessShare: 70 }, { kind: 'income' })).toEqual(
      rowWith({ kind: 'income', amount: 1205, version: 2 }),
    );
  });
  it('says nothing of a share that is all of it', () => {
    const shared = changedEntry(rowWith(), { businessShare: 70 });
    expect(shared.businessShare).toBe(70);
    expect(changedEntry(shared, { businessShare: 100 })).toEqual(rowWith({ version: 3 }));
  });
  it('takes what is personal out of income and expense, and its category with it', () => {
    expect(changedEntry({ ...split, businessShare: 70 }, { use: 'personal' })).toEqual(
      rowWith({ kind: 'transfer', categoryId: 'transfer', use: 'personal', version: 2 }),
    );
    const owner = rowWith({ kind: 'transfer', use: 'owner' });
    expect(changedEntry(owner, { use: null })).not.toHaveProperty('use');
    expect(changedEntry(owner, { kind: 'expense' })).not.toHaveProperty('use');
    expect(changedEntry(owner, { notes: 'x' }).use).toBe('owner');
  });
  it('is as it was once it is changed back', () => {
    const change = fc.constantFrom<EntryChange>(
      { use: 'personal' },
      { use: 'owner' },
      { kind: 'transfer' },
      { parts: [] },
      { businessShare: 30 },
      { parts: [meals], businessShare: 100 },
    );
    fc.assert(
      fc.property(anyDetailedRow, change, (drawn, changed) => {
        const sign = drawn.kind === 'expense' ? -1 : 1;
        const isRight = drawn.kind === 'transfer' || Math.sign(drawn.amount) === sign;
        fc.pre(isRight);
        const { kind, categoryId, use = null, businessShare = 100, parts = [] } = drawn;
        const again = parts.map(({ amount, categoryId: of, tax, transferTo }) => ({
          ...(transferTo === undefined ? { categoryId: of } : { transferTo }),
          amount: Math.abs(amount),
          ...(tax === undefined ? {} : { tax }),
        })) as NonNullable<EntryChange['parts']>;
        const back = { kind, categoryId, use, businessShare, parts: again };
        expect(plain(changedEntry(changedEntry(drawn, changed), back))).toEqual(plain(drawn));
      }),
    );
  });
});

describe('detailsTrouble', () => {
  const troubleOf = (change: Parameters<typeof detailsTrouble>[0] & EntryChange, row = rowWith()) =>
    detailsTrouble(change, row, changedEntry(row, change));
  const given = (amount: number, tax?: number) => [
    { category: 'Meals', categoryId: 'Meals', amount, ...(tax === undefined ? {} : { tax }) },
  ];

  it('wants something left for the entry’s own category', () => {
    expect(troubleOf({ parts: given(1204) })).toBeUndefined();
    expect(troubleOf({ parts: given(1205) })).toEqual({ parts: { code: 'parts-exceed-entry' } });
    expect(troubleOf({ amount: 400 }, split)).toEqual({ amount: { code: 'parts-exceed-entry' } });
    expect(troubleOf({ amount: 401 }, split)).toBeUndefined();
  });
  it('wants less tax than there is of a part', () => {
    expect(troubleOf({ parts: given(100, 99) })).toBeUndefined();
    expect(troubleOf({ parts: given(100, 100) })).toEqual({ parts: { code: 'part-tax-exceeds' } });
  });
  it('leaves transfers and payouts whole', () => {
    const transfer = rowWith({ kind: 'transfer' });
    expect(troubleOf({ parts: given(5) }, transfer)).toEqual({ parts: { code: 'transfer-is-whole' } });
    expect(troubleOf({ businessShare: 99 }, transfer)).toEqual({
      businessShare: { code: 'transfer-is-whole' },
    });
    expect(troubleOf({ parts: [], businessShare: 100 }, transfer)).toBeUndefined();
    expect(troubleOf({ use: 'owner', kind: 'expense' })).toEqual({ use: { code: 'use-of-transfer' } });
    const payout = { provider: 'Stripe', decision: 'split' as const, receiptIds: [] };
    expect(troubleOf({ parts: given(5) }, { ...split, payout })).toEqual({
      parts: { code: 'parts-of-payout' },
    });
  });
});
