import { expect, it } from 'vitest';
import { askForEnded } from '../../../../../functions/use-cases/archive/ask-for-ended.ts';
import { removeEnded } from '../../../../../functions/use-cases/archive/remove-ended.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteReceipt } from '../../../../../functions/use-cases/receipts/delete-receipt.ts';
import { restoreReceipt } from '../../../../../functions/use-cases/receipts/restore-receipt.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

/** Books by a clock that is set by hand, with a document archived on 2026-04-01; what is asked for is done at once. */
async function booksWithArchived({ entryDay }: { entryDay?: string } = {}) {
  const { cloud: parts, caller } = await memoryBooks();
  const { organizationId } = caller;
  const clock = { now: '2026-04-01T12:00:00Z' };
  const asked: string[] = [];
  const files: Partial<Parameters<typeof deleteReceipt>[3]['files']> = {};
  const cloud = {
    ...parts,
    files: files as Parameters<typeof deleteReceipt>[3]['files'],
    now: () => new Date(clock.now),
  };
  const row = entry({ date: entryDay ?? '2026-01-02' });
  await addTransaction(row, caller, cloud);
  const document = paper(organizationId, {
    ...(entryDay ? { transactionIds: [row.id], status: 'matched' } : {}),
  });
  await addPapers(cloud, [document]);
  await deleteReceipt(document.id, { forever: false }, caller, cloud);
  /** A round of the schedule at an instant, and what it asks for; tells what is left of the document. */
  const roundAt = async (instant: string) => {
    clock.now = instant;
    const outbox = new NotedOutbox(cloud.table, cloud.now);
    await askForEnded({ ...cloud, outbox });
    for (const work of outbox.asked) {
      asked.push(work.kind);
      if (work.kind === 'remove-ended') await removeEnded(organizationId, work.receiptId, cloud);
    }
    return cloud.receipts.get(organizationId, document.id);
  };
  return { cloud, caller, document, asked, roundAt };
}

it('an archived document goes on its day, once it is that day everywhere, and not before', async () => {
  const { roundAt, asked, cloud, caller } = await booksWithArchived();
  expect(await roundAt('2033-03-31T23:00:00Z')).toMatchObject({ goesOn: '2033-04-01' });
  expect(await roundAt('2033-04-01T10:00:00Z')).toBeDefined();
  expect(asked).toEqual([]);
  expect(await roundAt('2033-04-01T11:30:00Z')).toBeUndefined();
  expect(await roundAt('2033-04-02T11:30:00Z')).toBeUndefined();
  expect(asked).toEqual(['remove-ended']);
  const counts = await cloud.archiveCounts.of(caller.organizationId, cloud.now());
  expect(counts.filter(({ kind, count }) => kind === 'receipt' && count > 0)).toEqual([]);
});

it('one of an entry of a later day goes when that entry’s retention ends', async () => {
  const { roundAt } = await booksWithArchived({ entryDay: '2027-06-30' });
  expect(await roundAt('2033-05-01T12:00:00Z')).toMatchObject({ goesOn: '2035-01-01' });
  expect(await roundAt('2034-12-31T12:00:00Z')).toBeDefined();
  expect(await roundAt('2035-01-01T12:00:00Z')).toBeUndefined();
});

it('what was restored stays', async () => {
  const { roundAt, cloud, caller, document } = await booksWithArchived();
  await restoreReceipt(document.id, caller, cloud);
  expect(await roundAt('2040-01-01T12:00:00Z')).toMatchObject({ archivedAt: null });
});
