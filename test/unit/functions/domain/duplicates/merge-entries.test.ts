import { describe, expect, it } from 'vitest';
import {
  canMerge,
  mergedEntry,
  unmergedRow,
} from '../../../../../functions/domain/duplicates/merge-entries.ts';
import { rowWith as row } from '../ledger/rows.ts';

const pair = '0198f6a0-0000-7000-8000-000000000009';
const receipt = '0198f6a0-0000-7000-8000-000000000008';
const entry = row({ id: '1', categoryId: 'Meals', receiptIds: [receipt], receiptId: receipt });
const bank = row({ id: '2', categoryId: 'expense', source: `import:${pair}`, description: 'POS CAFE 12' });

describe('merging an entry with the bank’s row', () => {
  it('keeps the bank’s words and the person’s category and receipts', () => {
    const merged = mergedEntry(entry, bank, pair);
    expect(merged).toMatchObject({ id: '2', description: 'POS CAFE 12', categoryId: 'Meals', pairId: pair });
    expect(merged.receiptIds).toEqual([receipt]);
  });

  it('is taken back to the row as it was, but for what a person changed since', () => {
    const merged = mergedEntry(entry, bank, pair);
    const back = unmergedRow(merged, { entry, before: bank, after: merged });
    expect({ ...back, version: 0 }).toEqual({ ...bank, version: 0 });
    const edited = { ...merged, categoryId: 'Travel' };
    expect(unmergedRow(edited, { entry, before: bank, after: merged })).toMatchObject({
      categoryId: 'Travel',
      receiptIds: [],
    });
  });

  it('has a person’s word on what it is worth, until it is taken back', () => {
    const at = { currency: 'CAD', rate: '1.25', day: '2026-01-05' } as const;
    const said = { ...at, amount: -1650, source: 'person' as const };
    const published = { ...at, amount: -1506, source: 'ecb' as const };
    const [byHand, ofBank] = [
      { ...entry, worth: said },
      { ...bank, worth: published },
    ];
    expect(mergedEntry(entry, ofBank, pair).worth).toEqual(published);
    const merged = mergedEntry(byHand, ofBank, pair);
    expect(merged.worth).toEqual(said);
    expect(unmergedRow(merged, { entry: byHand, before: ofBank, after: merged }).worth).toEqual(published);
    const since = { ...merged, worth: { ...said, amount: -1700 } };
    expect(unmergedRow(since, { entry: byHand, before: ofBank, after: merged }).worth).toEqual(since.worth);
  });

  it('never makes one of two that have a receipt each, or of money in and money out', () => {
    expect(canMerge(entry, bank)).toBe(true);
    expect(canMerge(entry, { ...bank, receiptIds: [pair] })).toBe(false);
    expect(canMerge(entry, { ...bank, kind: 'income' })).toBe(false);
  });
});
