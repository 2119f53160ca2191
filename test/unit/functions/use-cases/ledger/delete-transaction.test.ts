import { expect, it } from 'vitest';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

it('makes the suggestion surer that the deleted entry came second to', async () => {
  const { cloud: parts, caller } = await memoryBooks();
  const outbox = new NotedOutbox(parts.table, parts.now);
  const cloud = { ...parts, outbox };
  const { organizationId } = caller;
  const settled = async () => {
    for (const work of outbox.asked.splice(0)) await doWork(work, cloud as Partial<Cloud> as Cloud);
    return Array.fromAsync(cloud.matches.suggestions(organizationId));
  };
  await addPapers(cloud, [paper(organizationId)]);
  const [one, other] = [entry({ description: 'Birch Cafe' }), entry({ description: 'Birch Cafe' })];
  for (const row of [one, other]) await addTransaction(row, caller, cloud);
  const [before] = await settled();
  const second = before?.transactionIds.includes(one.id) ? other : one;
  expect(before?.runnerUp?.transactionIds).toEqual([second.id]);
  await deleteTransaction(second.id, caller, cloud);
  const [after] = await settled();
  expect(after?.transactionIds).toEqual(before?.transactionIds);
  expect(after?.runnerUp).toBeUndefined();
  expect(after?.confidence).toBeGreaterThan(before?.confidence ?? 0);
});
