import { expect, it } from 'vitest';
import { ledgerEntry } from '../../../../../../functions/domain/exports/ledgers/ledger-entry.ts';
import { paper } from '../../../../../support/papers.ts';
import { transactionWith } from '../../ledger/rows.ts';

const words = {
  description: (kept: string) => kept,
  category: (name: string) => name,
  sideOf: (_id: string, kind: 'income' | 'expense') => kind,
};
const field = (value: string) => ({
  ...{ value, text: value, confidence: 1, page: 1 },
  box: [0, 0, 1, 1] as [number, number, number, number],
});
const row = transactionWith({ kind: 'income', amount: 169_000, description: 'BACS BRIDGEFORD INV 1082' });

it('names whoever pays an own invoice, and whoever else’s document it is', () => {
  const fields = { vendor: field('Osei Electrical Ltd'), customer: field('Bridgeford Construction Ltd') };
  const own = paper('o', { vendor: 'Osei Electrical Ltd', isIssued: true, kind: 'invoice', fields });
  expect(ledgerEntry(row, [own], words).payee).toBe('Bridgeford Construction Ltd');
  expect(ledgerEntry(row, [{ ...own, isIssued: false }], words).payee).toBe('Osei Electrical Ltd');
  expect(ledgerEntry(row, [paper('o', { vendor: null }), own], words).payee).toBe(
    'Bridgeford Construction Ltd',
  );
  expect(ledgerEntry(row, [], words).payee).toBeNull();
});

it('has tax that was kept back of a sale on neither side of it', () => {
  const held = { kind: 'transfer' as const, category: 'transfer', categoryId: 'transfer', amount: -24_200 };
  const split = { ...row, amount: 144_800, parts: [{ ...held, description: 'Tax withheld' }] };
  expect(ledgerEntry(split, [], words).lines.map(({ amount, side }) => [amount, side.kind])).toEqual([
    [169_000, 'income'],
    [-24_200, 'transfers'],
  ]);
});
