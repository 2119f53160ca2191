import { expect, it } from 'vitest';
import { entryLines } from '../../../../../shared/entry-lines.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

it('books the net of a sale as its gross and the fee that the file states, in the category of such fees', async () => {
  const books = await memoryImports();
  const read = await books.read(
    [
      'Date,Description,Amount,Fee,Net',
      '2026-03-02,Website order 71,120.00,3.78,116.22',
      '2026-03-03,Refund of order 70,-20.00,0.00,-20.00',
      '2026-03-05,Chargeback of order 69,-80.00,15.00,-95.00',
      '',
    ].join('\n'),
  );
  await books.commit(read.id, { accountId: 'checking' });
  const rows = await books.rows();
  const lines = rows.map((row) => ({
    amount: row.amount,
    lines: entryLines(row).map(({ kind, amount }) => [kind, amount]),
  }));
  expect(lines.toSorted((a, b) => b.amount - a.amount)).toEqual([
    {
      amount: 11_622,
      lines: [
        ['income', 12_000],
        ['expense', -378],
      ],
    },
    { amount: -2000, lines: [['expense', -2000]] },
    {
      amount: -9500,
      lines: [
        ['expense', -8000],
        ['expense', -1500],
      ],
    },
  ]);
  const fees = rows.flatMap(({ parts = [] }) => parts);
  const organization = await books.cloud.organizations.get(books.caller.organizationId);
  expect(new Set(fees.map(({ categoryId }) => categoryId)).size).toBe(1);
  expect(organization).toBeDefined();
  expect(await driftOf(books.caller.organizationId, books.cloud)).toEqual([]);
});
