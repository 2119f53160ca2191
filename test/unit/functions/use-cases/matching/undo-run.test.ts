import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { confirmMatch } from '../../../../../functions/use-cases/matching/confirm-match.ts';
import { linkDocuments } from '../../../../../functions/use-cases/matching/link-documents.ts';
import { undoMatch } from '../../../../../functions/use-cases/matching/undo-match.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

/** Books with one document that fits one payment, and what runs and a person do with them. */
async function suggestedBooks() {
  const { cloud: parts, caller } = await memoryBooks();
  const outbox = new NotedOutbox(parts.table, parts.now);
  const cloud = { ...parts, outbox };
  const { organizationId } = caller;
  const document = paper(organizationId, { date: '2026-03-10' });
  await addPapers(cloud, [document]);
  const row = entry({ description: 'Maple Hardware', date: '2026-03-10' });
  await addTransaction(row, caller, cloud);
  for (const work of outbox.asked.splice(0)) await doWork(work, cloud as Partial<Cloud> as Cloud);
  const [suggestion] = await Array.fromAsync(cloud.matches.suggestions(organizationId));
  if (!suggestion) throw new Error('The document shall be offered its payment.');
  const now = async () => cloud.ledger.get(organizationId, row.id);
  const done = (outcome: unknown) => {
    if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  };
  const linkOf = async (receiptIds: string[]) =>
    done(await linkDocuments(row.id, { version: (await now())?.version ?? 0, receiptIds }, caller, cloud));
  return {
    takeApart: () => linkOf([]),
    linkAgain: () => linkOf([document.id]),
    confirm: async (runId?: string) =>
      done(await confirmMatch(suggestion.id, caller, cloud, runId === undefined ? {} : { runId })),
    undo: async (runId?: string) =>
      done(await undoMatch(suggestion.id, caller, cloud, runId === undefined ? {} : { runId })),
    isLinked: async () => ((await now())?.receiptIds ?? []).length > 0,
  };
}

describe('the undo of a run', () => {
  it('finds what a person took apart, confirmed by itself, and took back, the last thing first', async () => {
    const { takeApart, linkAgain, confirm, undo, isLinked } = await suggestedBooks();
    const run = v7();
    await confirm(run);
    await takeApart();
    await confirm();
    await undo();
    await linkAgain();
    expect(await isLinked()).toBe(true);
    await undo(run);
    expect(await isLinked()).toBe(false);
  });

  it('finds it as well behind a later run', async () => {
    const { takeApart, linkAgain, confirm, undo, isLinked } = await suggestedBooks();
    const [first, second] = [v7(), v7()];
    await confirm(first);
    await takeApart();
    await confirm(second);
    await takeApart();
    await confirm();
    await undo();
    await linkAgain();
    await undo(second);
    expect(await isLinked()).toBe(false);
    await linkAgain();
    await undo(first);
    expect(await isLinked()).toBe(false);
  });

  it('leaves what a person confirmed by itself since', async () => {
    const { takeApart, confirm, undo, isLinked } = await suggestedBooks();
    const run = v7();
    await confirm(run);
    await takeApart();
    await confirm();
    await undo(run);
    expect(await isLinked()).toBe(true);
  });
});
