import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { rejectMatch } from '../../../../../functions/use-cases/matching/reject-match.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

/** Books with two documents that fit the same payment, the likelier of which has it. */
async function contestedBooks() {
  const { cloud: parts, caller } = await memoryBooks();
  const outbox = new NotedOutbox(parts.table, parts.now);
  const cloud = { ...parts, outbox };
  const { organizationId } = caller;
  /** The open suggestions once everything is done that was asked for. */
  const settled = async () => {
    for (const work of outbox.asked.splice(0)) await doWork(work, cloud as Partial<Cloud> as Cloud);
    const open = await Array.fromAsync(cloud.matches.suggestions(organizationId));
    return open.map(({ id, receiptIds, transactionIds }) => ({
      id,
      sides: [...receiptIds, ...transactionIds],
    }));
  };
  const likelier = paper(organizationId, { date: '2026-03-10' });
  const other = paper(organizationId, { date: '2026-03-07' });
  await addPapers(cloud, [likelier, other]);
  const row = entry({ description: 'Maple Hardware', date: '2026-03-10' });
  const rent = entry({ description: 'Office rent', amount: 90_000, date: '2026-03-25' });
  for (const each of [row, rent]) await addTransaction(each, caller, cloud);
  const [suggestion, ...further] = await settled();
  if (!suggestion || further.length > 0) throw new Error('One of both documents shall have the payment.');
  expect(suggestion.sides).toEqual([likelier.id, row.id]);
  return { cloud, caller, likelier, other, row, rent, suggestion, settled };
}

it('offers the payment of a refused match to the document that had to stand back', async () => {
  const { cloud, caller, other, row, suggestion, settled } = await contestedBooks();
  await rejectMatch(suggestion.id, caller, cloud);
  expect(await settled()).toMatchObject([{ sides: [other.id, row.id] }]);
});

it('offers the payment that a document no longer wants to the one that had to stand back', async () => {
  const { cloud, caller, likelier, other, row, rent, settled } = await contestedBooks();
  await makeMatch({ id: v7(), receiptIds: [likelier.id], transactionIds: [rent.id] }, caller, cloud);
  expect(await settled()).toMatchObject([{ sides: [other.id, row.id] }]);
});

it('offers a refused payment to a document that comes later, though the one it was refused for fits as well', async () => {
  const { cloud, caller, row, suggestion, settled } = await contestedBooks();
  const { organizationId } = caller;
  await rejectMatch(suggestion.id, caller, cloud);
  const [second] = await settled();
  await rejectMatch(second?.id ?? '', caller, cloud);
  expect(await settled()).toEqual([]);
  const late = paper(organizationId, { date: '2026-03-10' });
  await addPapers(cloud, [late]);
  await cloud.outbox.ask({ kind: 'match-receipts', organizationId, receiptIds: [late.id] });
  expect(await settled()).toMatchObject([{ sides: [late.id, row.id] }]);
});
