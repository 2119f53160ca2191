import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { linkDocuments } from '../../../../../functions/use-cases/matching/link-documents.ts';
import { linkWanted } from '../../../../../functions/use-cases/matching/link-wanted.ts';
import { undoMatch } from '../../../../../functions/use-cases/matching/undo-match.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

/** Books with an entry and three documents that fit nothing; the last one was uploaded for the entry. */
async function booksWithPapers() {
  const { cloud: parts, caller } = await memoryBooks();
  const outbox = new NotedOutbox(parts.table, parts.now);
  const cloud = { ...parts, outbox };
  const { organizationId } = caller;
  const row = entry({ description: 'Rent', amount: 90_000, date: '2026-03-25' });
  await addTransaction(row, caller, cloud);
  const papers = [{}, { amount: 500 }, { amount: 300, wantedBy: row.id }].map((change) =>
    paper(organizationId, change),
  );
  await addPapers(cloud, papers);
  const ids = papers.map(({ id }) => id);
  const settle = async () => {
    for (const work of outbox.asked.splice(0)) await doWork(work, cloud as Partial<Cloud> as Cloud);
  };
  const now = async () => {
    const one = await cloud.ledger.get(organizationId, row.id);
    if (!one) throw new Error('The row is gone.');
    return one;
  };
  const link = async (receiptIds: readonly string[]) => {
    const { version } = await now();
    return linkDocuments(row.id, { version, receiptIds: [...receiptIds] }, caller, cloud);
  };
  /** Which of the documents say that they belong to the entry. */
  const linked = async () => {
    const all = await cloud.receipts.getMany(organizationId, ids);
    return ids.filter((id) => all.find((one) => one.id === id)?.transactionIds.includes(row.id));
  };
  await settle();
  return { cloud, caller, organizationId, row, ids, settle, now, link, linked };
}

describe('linkDocuments', () => {
  it('links exactly those that are given, both ways and once, whatever was linked before', async () => {
    const wishes = fc.array(fc.subarray([0, 1, 2]), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(wishes, async (all) => {
        const books = await booksWithPapers();
        for (const wish of all) {
          const wanted = wish.map((at) => books.ids[at] ?? '');
          const answer = await books.link(wanted);
          expect(isRefusal(answer)).toBe(false);
          await books.settle();
          expect((await books.now()).receiptIds).toEqual(wanted);
          expect(await books.linked()).toEqual(wanted);
          const about = await books.cloud.matches.about(books.organizationId, [books.row.id]);
          expect(about.filter(({ status }) => status === 'confirmed')).toHaveLength(
            Math.min(1, wanted.length),
          );
          expect(await driftOf(books.organizationId, books.cloud)).toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('refuses what was seen otherwise, what is not there, and what belongs to another entry', async () => {
    const { cloud, caller, link, ids, row, now } = await booksWithPapers();
    const [first = '', second = ''] = ids;
    const stale = { version: (await now()).version + 1, receiptIds: [first] };
    expect(await linkDocuments(row.id, stale, caller, cloud)).toMatchObject({ refused: 'changed-meanwhile' });
    expect(await link([row.id])).toMatchObject({ refused: 'not-found' });
    const other = entry({ description: 'Ink' });
    await addTransaction(other, caller, cloud);
    await linkDocuments(other.id, { version: 1, receiptIds: [second] }, caller, cloud);
    expect(await link([second])).toMatchObject({ refused: 'wrong-state' });
    await link([first]);
    expect(await link([first, second])).toMatchObject({ refused: 'wrong-state' });
    expect((await now()).receiptIds).toEqual([first]);
  });

  it('is taken back whole with the match that holds it', async () => {
    const { cloud, caller, link, ids, now, linked, organizationId, row } = await booksWithPapers();
    await link(ids.slice(0, 1));
    await link(ids.slice(0, 2));
    const [match] = await cloud.matches.about(organizationId, [row.id]);
    await undoMatch(match?.id ?? '', caller, cloud);
    expect((await now()).receiptIds).toEqual([]);
    expect(await linked()).toEqual([]);
  });
});

describe('linkWanted', () => {
  it('links what was uploaded for an entry beside what it has, once', async () => {
    const { cloud, ids, link, now, organizationId } = await booksWithPapers();
    const [first = '', , wanted = ''] = ids;
    await link([first]);
    for (let times = 0; times < 2; times += 1)
      await linkWanted(organizationId, [wanted], cloud as Partial<Cloud> as Cloud);
    expect((await now()).receiptIds).toEqual([first, wanted]);
  });

  it('leaves it free where the entry is gone by now, and never links again what a person detached', async () => {
    const books = await booksWithPapers();
    const { cloud, ids, link, now, organizationId } = books;
    const wanted = ids.slice(2);
    const whole = cloud as Partial<Cloud> as Cloud;
    await linkWanted(organizationId, wanted, whole);
    await link([]);
    await linkWanted(organizationId, wanted, whole);
    expect((await now()).receiptIds).toEqual([]);
    const fresh = await booksWithPapers();
    await deleteTransaction(fresh.row.id, fresh.caller, fresh.cloud);
    await linkWanted(fresh.organizationId, fresh.ids.slice(2), fresh.cloud as Partial<Cloud> as Cloud);
    expect(await fresh.linked()).toEqual([]);
  });
});
