import { describe, expect, it } from 'vitest';
import {
  canMerge,
  mergedEntry,
  unmergedRow,
} from '../../../../../functions/domain/duplicates/merge-entries.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { rowWith as row } from '../ledger/rows.ts';

const pair = '0198f6a0-0000-7000-8000-000000000009';
const receipt = '0198f6a0-0000-7000-8000-000000000008';
const entry = row({ id: '1', categoryId: 'Meals', receiptIds: [receipt], receiptId: receipt });
const bank = row({ id: '2', categoryId: 'expense', source: `import:${pair}`, description: 'POS CAFE 12' });

const taxation = ({ taxes, taxesSaid, reverseCharge }: LedgerRow) => ({
  ...(taxes && { taxes }),
  ...(taxesSaid && { taxesSaid }),
  ...(reverseCharge && { reverseCharge }),
});

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

  it.each<[string, Partial<LedgerRow>]>([
    ['a tax', { taxes: [{ kind: 'GST', amount: 150 }], taxesSaid: true }],
    ['that it has none', { taxesSaid: true }],
    ['a service from abroad', { taxesSaid: true, reverseCharge: true }],
  ])(
    'has what a person said of its taxes (%s), whatever the bank row’s documents say, until it is taken back',
    (_what, said) => {
      const byHand = row({ id: '1', ...said });
      const documented = { ...bank, receiptIds: [receipt], taxes: [{ kind: 'GST', amount: 143 }] };
      const merged = mergedEntry(byHand, documented, pair);
      expect(taxation(merged)).toEqual(taxation(byHand));
      const sides = { entry: byHand, before: documented, after: merged };
      expect(taxation(unmergedRow(merged, sides))).toEqual({});
      const since = row({ ...merged, taxes: [{ kind: 'GST', amount: 90 }], taxesSaid: true });
      expect(taxation(unmergedRow(since, sides))).toEqual(taxation(since));
    },
  );

  it('leaves the bank row what a person said of its taxes before, with or without documents', () => {
    const said = row({ ...bank, taxes: [{ kind: 'GST', amount: 150 }], taxesSaid: true });
    const other = { ...entry, taxes: [{ kind: 'GST', amount: 143 }] };
    const merged = mergedEntry(other, said, pair);
    expect(taxation(merged)).toEqual(taxation(said));
    expect(taxation(unmergedRow(merged, { entry: other, before: said, after: merged }))).toEqual(
      taxation(said),
    );
  });

  it('takes along what the entry’s documents say of its taxes, and leaves none of it behind', () => {
    const invoiced = { ...entry, paidShort: true, taxFreeByInvoice: true } as const;
    const merged = mergedEntry(invoiced, bank, pair);
    expect(merged).toMatchObject({ paidShort: true, taxFreeByInvoice: true });
    const back = unmergedRow(merged, { entry: invoiced, before: bank, after: merged });
    expect({ ...back, version: 0 }).toEqual({ ...bank, version: 0 });
  });

  it('never makes one of two that have a receipt each, or of money in and money out', () => {
    expect(canMerge(entry, bank)).toBe(true);
    expect(canMerge(entry, { ...bank, receiptIds: [pair] })).toBe(false);
    expect(canMerge(entry, { ...bank, kind: 'income' })).toBe(false);
  });
});
