import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { matchPeriod } from '../../../../../functions/use-cases/matching/match-period.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

const DAY = { from: '2026-03-10', to: '2026-03-10' };

it('suggests what is left where the row it decided for is taken out in the same moment', async () => {
  let beforeWriting: () => Promise<unknown> = () => Promise.resolve();
  const { cloud, caller } = await memoryBooks({
    trouble: async (moment, { name }) => {
      if (moment !== 'before' || name !== 'TransactWriteItems') return undefined;
      const once = beforeWriting;
      beforeWriting = () => Promise.resolve();
      await once();
      return undefined;
    },
  });
  const { organizationId } = caller;
  await addPapers(cloud, [paper(organizationId)]);
  const likely = entry({ description: 'Birch Cafe' });
  await addTransaction(likely, caller, cloud);
  await matchPeriod(organizationId, DAY, cloud);
  const likelier = entry({ description: 'Maple Hardware' });
  await addTransaction(likelier, caller, cloud);
  beforeWriting = () => deleteTransaction(likelier.id, caller, cloud);
  await matchPeriod(organizationId, DAY, cloud);
  const suggestions = await Array.fromAsync(cloud.matches.suggestions(organizationId));
  expect(suggestions.map(({ transactionIds }) => transactionIds)).toEqual([[likely.id]]);
});

it('writes no suggestion anew that says what is kept already: two looks at once would each take the other’s for news', async () => {
  let writes = 0;
  const { cloud, caller } = await memoryBooks({
    trouble: (moment, { name, input }) => {
      const isOfMatch = name === 'TransactWriteItems' && JSON.stringify(input).includes('MATCH#');
      if (moment === 'before' && isOfMatch) writes += 1;
      return undefined;
    },
  });
  const { organizationId } = caller;
  await addPapers(cloud, [paper(organizationId)]);
  for (const description of ['Maple Hardware', 'Birch Cafe'])
    await addTransaction(entry({ description }), caller, cloud);
  await matchPeriod(organizationId, DAY, cloud);
  const suggestions = () => Array.fromAsync(cloud.matches.suggestions(organizationId));
  const before = await suggestions();
  expect(before[0]?.runnerUp).toBeDefined();
  expect(writes).toBe(1);
  writes = 0;
  await matchPeriod(organizationId, DAY, cloud);
  expect(writes).toBe(0);
  expect(await suggestions()).toEqual(before);
});

it('leaves what may be a copy of another document to a person, and says why', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  await addPapers(cloud, [paper(organizationId, { twins: [{ id: v7(), by: 'file' }] })]);
  await addTransaction(entry({ description: 'Maple Hardware' }), caller, cloud);
  await matchPeriod(organizationId, DAY, cloud);
  const [suggestion] = await Array.fromAsync(cloud.matches.suggestions(organizationId));
  expect(suggestion).toMatchObject({ decision: 'suggest' });
  expect(suggestion?.confidence).toBeGreaterThanOrEqual(97);
  expect(suggestion?.reasons.at(-1)).toMatchObject({ kind: 'copy', weight: 0, isOpen: true });
});

it('looks at all receipts of the days where the table answers only the first of them at once', async () => {
  let isFirst = true;
  const { cloud, caller } = await memoryBooks({
    trouble: (moment, { name, input }) => {
      if (moment !== 'before' || name !== 'Query' || !isFirst) return undefined;
      if (!JSON.stringify(input).includes('#UNMATCHED')) return undefined;
      isFirst = false;
      return 'partial';
    },
  });
  const { organizationId } = caller;
  const other = paper(organizationId, { date: '2026-03-08', amount: 77_777 });
  const wanted = paper(organizationId);
  await addPapers(cloud, [other, wanted]);
  await addTransaction(entry({ description: 'Birch Cafe' }), caller, cloud);
  await matchPeriod(organizationId, DAY, cloud);
  const suggestions = await Array.fromAsync(cloud.matches.suggestions(organizationId));
  expect(isFirst).toBe(false);
  expect(suggestions.map(({ receiptIds }) => receiptIds)).toEqual([[wanted.id]]);
});
