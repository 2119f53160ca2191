import { expect, it } from 'vitest';
import { bookNames } from '../../../../../../functions/domain/books/book-names.ts';
import { packedEntry } from '../../../../../../functions/domain/exports/package/packed-entry.ts';
import { wordsFor } from '../../../../../../shared/text/words-for.ts';
import { rowWith } from '../../ledger/rows.ts';

const names = bookNames({ country: 'Canada', profession: 'general', categories: [], accounts: [] });
const words = {
  ...wordsFor('en').reports,
  category: (name: string) => name,
  description: (kept: string) => kept,
  sideOf: names.sideOf,
};

it('says of each line what reports leave out as tax, not what is stated', () => {
  const row = rowWith({ taxes: [{ kind: 'HST', rate: 13, amount: 130 }], businessShare: 50 });
  const lines = (taxes: readonly (number | undefined)[]) => packedEntry(row, names, words, taxes).lines;
  expect(lines([-65, undefined]).map(({ type, tax }) => [type, tax])).toEqual([
    ['Expense', -65],
    ['Personal', null],
  ]);
  expect(lines([]).map(({ tax }) => tax)).toEqual([null, null]);
});
