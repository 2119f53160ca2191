import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const ROWS = [
  '20/10/2026;-19,99;Carte;;LIBRAIRIE;;0;Divers',
  '09/10/2026;500,00;Virement;;CLIENT SARL;;0;Divers',
  '02/10/2026;-7,85;Carte;;CAFE DU PORT;;0;Divers',
];
const BALANCE = '31/10/2026;6311,57;;;;01234 123456A';

it.each([
  ['last', [...ROWS, BALANCE], 4],
  ['first', [BALANCE, ...ROWS], 1],
])(
  'tells a balance that stands %s among rows without headings, and does not count it',
  async (_, lines, row) => {
    const { transactions, rejected } = await readTable(lines);
    expect(transactions.map(({ amount }) => amount)).toEqual([-1999, 50_000, -785]);
    expect(rejected).toEqual([
      expect.objectContaining({
        row,
        reason: 'It has no description and looks like a balance, not a transaction.',
      }),
    ]);
  },
);

it.each([
  ['between others', [ROWS[0], BALANCE, ROWS[1], ROWS[2]]],
  ['where it has nothing that the others lack', [...ROWS, '31/10/2026;6311,57;;;;;0;Divers']],
  ['where others have no words either', ['20/10/2026;-19,99;;;;;0;', ...ROWS, BALANCE]],
])('counts a row without words %s', async (_, lines) => {
  const { transactions, rejected } = await readTable(lines as string[]);
  expect(transactions.map(({ amount }) => amount)).toContain(631_157);
  expect(rejected).toEqual([]);
});
