import { expect, it } from 'vitest';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { confirmMatch } from '../../../../../functions/use-cases/matching/confirm-match.ts';
import { linkDocuments } from '../../../../../functions/use-cases/matching/link-documents.ts';
import { rejectMatch } from '../../../../../functions/use-cases/matching/reject-match.ts';
import { undoMatch } from '../../../../../functions/use-cases/matching/undo-match.ts';
import { deleteReceipt } from '../../../../../functions/use-cases/receipts/delete-receipt.ts';
import { restoreReceipt } from '../../../../../functions/use-cases/receipts/restore-receipt.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';
import { MemoryFiles } from '../../../../support/simulation/parts.ts';

const calm = { before: () => Promise.resolve(), after: () => Promise.resolve() };

/** Books with a payment and a document that fits it, and what they come to once everything is done that was asked for. */
async function booksWithSuggestion(further: readonly Partial<StoredReceipt>[] = []) {
  const { cloud: parts, caller } = await memoryBooks();
  const outbox = new NotedOutbox(parts.table, parts.now);
  const cloud = { ...parts, outbox, files: new MemoryFiles(calm, () => undefined) };
  const { organizationId } = caller;
  const settle = async () => {
    for (const work of outbox.asked.splice(0)) await doWork(work, cloud as Partial<Cloud> as Cloud);
  };
  const papers = [{}, ...further].map((change) => paper(organizationId, { date: '2026-03-08', ...change }));
  await addPapers(cloud, papers);
  const row = entry({ description: 'Maple Hardware', date: '2026-03-10' });
  await addTransaction(row, caller, cloud);
  await settle();
  const suggestions = () => Array.fromAsync(cloud.matches.suggestions(organizationId));
  const [suggestion] = await suggestions();
  const [first] = papers;
  if (!suggestion || !first) throw new Error('Nothing was suggested.');
  const documents = async () => (await cloud.ledger.get(organizationId, row.id))?.receiptIds;
  return {
    ...{ cloud, caller, row, papers, suggestion, suggestions, settle, documents },
    drift: () => driftOf(organizationId, cloud),
    link: async (receiptIds: string[]) => {
      const version = (await cloud.ledger.get(organizationId, row.id))?.version ?? 0;
      await linkDocuments(row.id, { version, receiptIds }, caller, cloud);
      await settle();
    },
    archive: async ({ id } = first) => {
      await deleteReceipt(id, { forever: false }, caller, cloud);
      await settle();
    },
    restore: async ({ id } = first) => {
      const answer = await restoreReceipt(id, caller, cloud);
      await settle();
      return answer;
    },
  };
}

it('links a document that comes back as a person had linked it, and asks nothing once more', async () => {
  const { cloud, caller, papers, row, suggestion, ...books } = await booksWithSuggestion();
  await confirmMatch(suggestion.id, caller, cloud);
  await books.settle();
  await books.archive();
  expect(await books.documents()).toEqual([]);
  expect(await books.restore()).toMatchObject({ status: 'matched', transactionIds: [row.id] });
  expect(await books.documents()).toEqual([papers[0]?.id]);
  expect(await books.suggestions()).toEqual([]);
  expect(await cloud.matches.get(caller.organizationId, suggestion.id)).toMatchObject({
    ...{ status: 'confirmed', decidedBy: 'person', receiptIds: [papers[0]?.id], transactionIds: [row.id] },
  });
  expect(await books.drift()).toEqual([]);
});

it('puts a document back beside the others of its entry, whichever of them was archived', async () => {
  const { papers, link, archive, restore, documents, drift } = await booksWithSuggestion([
    { amount: 400, vendor: 'Elsewhere' },
  ]);
  const ids = papers.map(({ id }) => id);
  await link(ids);
  const [first, second] = papers;
  for (const order of [[first], [second], [first, second], [second, first]]) {
    for (const one of order) await archive(one);
    for (const one of order) await restore(one);
    expect((await documents())?.toSorted()).toEqual(ids.toSorted());
    expect(await drift()).toEqual([]);
  }
});

it('leaves it apart where the entry has another document by now', async () => {
  const { cloud, caller, papers, suggestion, ...books } = await booksWithSuggestion([
    { amount: 400, vendor: 'Elsewhere' },
  ]);
  await confirmMatch(suggestion.id, caller, cloud);
  await books.settle();
  await books.archive();
  const other = papers[1]?.id ?? '';
  await books.link([other]);
  expect(await books.restore()).toMatchObject({ status: 'processed', transactionIds: [] });
  expect(await books.documents()).toEqual([other]);
  expect(await books.drift()).toEqual([]);
});

it('leaves it apart where a person had taken the match back, and never makes it again without asking', async () => {
  const { cloud, caller, suggestion, ...books } = await booksWithSuggestion();
  await confirmMatch(suggestion.id, { ...caller, userId: null }, cloud);
  await undoMatch(suggestion.id, caller, cloud);
  await books.settle();
  await books.archive();
  await books.restore();
  expect(await books.documents()).toEqual([]);
  expect(await books.suggestions()).toMatchObject([{ id: suggestion.id, byHandOnly: true }]);
});

it('does not suggest again what a person had rejected', async () => {
  const { cloud, caller, suggestion, ...books } = await booksWithSuggestion();
  await rejectMatch(suggestion.id, caller, cloud);
  await books.settle();
  await books.archive();
  await books.restore();
  expect(await books.suggestions()).toEqual([]);
  expect(await books.documents()).toEqual([]);
});

it('comes back without its link where the entry lies in a closed period by now', async () => {
  const { cloud, caller, suggestion, ...books } = await booksWithSuggestion();
  await confirmMatch(suggestion.id, caller, cloud);
  await books.settle();
  await books.archive();
  await lockPeriod({ until: '2026-03-31', version: 0 }, caller, cloud);
  expect(await books.restore()).toMatchObject({ archivedAt: null, status: 'processed', transactionIds: [] });
  expect(await books.documents()).toEqual([]);
});
