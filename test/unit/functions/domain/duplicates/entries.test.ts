import { describe, expect, it } from 'vitest';
import { duplicateEntries, type LedgerEntry } from '../../../../../functions/domain/duplicates/entries.ts';

const typed: LedgerEntry = {
  id: 'typed',
  date: '2025-03-02',
  description: 'Lunch at Café Myriade',
  amount: -1450,
  currency: 'CAD',
  accountId: 'business',
  source: 'entry',
};
const imported: LedgerEntry = {
  ...typed,
  id: 'imported',
  date: '2025-03-04',
  description: 'POS VISA CAFE MYRIADE MONTREAL QC',
  source: 'import:1',
};

describe('duplicateEntries', () => {
  it('offers a typed entry and the bank row of the same purchase as one', () => {
    expect(duplicateEntries([imported, typed])).toEqual([
      {
        entryId: 'typed',
        importedId: 'imported',
        reasons: [{ code: 'same-amount' }, { code: 'days-apart', days: 2 }, { code: 'named-alike' }],
      },
    ]);
  });

  it('leaves legitimate twins: two typed, two imported', () => {
    expect(duplicateEntries([typed, { ...typed, id: 'second' }])).toEqual([]);
    expect(duplicateEntries([imported, { ...imported, id: 'second', source: 'import:2' }])).toEqual([]);
  });

  it('offers each once', () => {
    expect(duplicateEntries([typed, imported, { ...imported, id: 'second' }])).toHaveLength(1);
  });

  it('keeps other money, other days and, days apart, other names', () => {
    for (const other of [
      { ...imported, amount: -1451 },
      { ...imported, date: '2025-03-20' },
      { ...imported, description: 'HYDRO OTTAWA' },
    ])
      expect(duplicateEntries([typed, other])).toEqual([]);
  });
});
