import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

async function splitInto(...categories: readonly string[]) {
  const { cloud, caller } = await memoryBooks();
  const row = entry({ amount: 9000 });
  await addTransaction(row, caller, cloud);
  const parts = categories.map((category) => ({ category, amount: 1000 }));
  const outcome = await changeTransaction(row.id, { version: 1, parts }, caller, cloud);
  const kept = await cloud.ledger.get(caller.organizationId, row.id);
  return { outcome, parts: kept?.parts, version: kept?.version };
}

it.each(['transfer', 'expense', 'Nothing that the books know'])(
  'refuses a part of “%s”, which is no category, and keeps the entry as it was',
  async (unknown) => {
    const { outcome, parts, version } = await splitInto('Travel', unknown);
    expect(isRefusal(outcome) && outcome).toMatchObject({
      refused: 'invalid-input',
      fields: { 'parts.1.category': { code: 'part-category-unknown' } },
    });
    expect([parts, version]).toEqual([undefined, 1]);
  },
);

it('takes categories by name or id', async () => {
  const { parts } = await splitInto('Travel', 'meals');
  expect(parts?.map(({ categoryId }) => categoryId)).toEqual(['travel', 'meals']);
});
