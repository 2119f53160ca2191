import { expect, it } from 'vitest';
import { memoryImports } from '../../../../support/memory-imports.ts';

it('asks before the purchases of a file named after a card become income', async () => {
  const books = await memoryImports();
  const lines = ['Date,Description,Amount', '2026-03-02,HARDWARE,154.20', '2026-03-05,CLOUDBOX,12.99', ''];
  const { statement } = await books.read(lines.join('\n'), 'amex activity March.csv');
  expect(statement?.transactions.map(({ amount }) => amount)).toEqual([-15_420, -1299]);
  expect(statement?.questions).toMatchObject([{ about: 'sign', assumed: 'reversed' }]);
});
