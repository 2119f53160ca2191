import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { runAtOnce } from '../../../../../functions/use-cases/jobs/run-at-once.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { undoJob } from '../../../../../functions/use-cases/jobs/undo-job.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { matchPeriod } from '../../../../../functions/use-cases/matching/match-period.ts';
import { startAutoMatch } from '../../../../../functions/use-cases/matching/start-auto-match.ts';
import type { BulkAct } from '../../../../../shared/model/bulk-edit.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const offer = { confidence: 90, source: 'history', reason: 'named like earlier ones' } as const;

/** Books with so many expenses; to the first ones a category is offered. */
async function booksWith(count: number, offered = 0) {
  let requests = 0;
  let rounds = 0;
  let underWay = 0;
  const { cloud: parts, caller } = await memoryBooks({
    trouble: async (moment) => {
      if (moment === 'after') underWay -= 1;
      else {
        requests += 1;
        if (underWay === 0) rounds += 1;
        underWay += 1;
        // Those that are asked in the same moment are under way together.
        await setImmediate();
      }
      return undefined;
    },
  });
  const outbox = new NotedOutbox(parts.table, parts.now);
  const log = { error: () => undefined, info: () => undefined, warn: () => undefined };
  const cloud = { ...parts, outbox, log };
  const { organizationId, userId } = caller;
  const rows = Array.from({ length: count }, (_, at): LedgerRow => ({
    ...{
      id: idOf(at),
      organizationId,
      userId,
      kind: 'expense',
      description: `Shop ${at}`,
      amount: -100 - at,
    },
    ...{ currency: 'USD', categoryId: 'expense', accountId: 'checking', date: '2026-03-10' },
    ...{ source: 'entry', receiptId: null, receiptIds: [], noReceiptNeeded: false, version: 1 },
    createdAt: '2026-03-10T12:00:00.000Z',
    ...(at < offered
      ? { suggestedCategory: { categoryId: at % 2 === 0 ? 'travel' : 'meals', ...offer } }
      : {}),
  }));
  for (const row of rows) await writeRows(cloud, [{ after: row }]);
  const edit = async (act: BulkAct) => {
    const entries = rows.map(({ id, version }) => ({ transactionId: id, version }));
    [requests, rounds] = [0, 0];
    return runAtOnce(await editTransactions({ id: idOf(9999), act, entries }, caller, cloud), caller, cloud);
  };
  const categories = async () =>
    (
      await cloud.ledger.getMany(
        organizationId,
        rows.map(({ id }) => id),
      )
    ).map(({ categoryId }) => categoryId);
  return { cloud, caller, rows, edit, categories, outbox, requests: () => requests, rounds: () => rounds };
}

describe('runAtOnce', () => {
  it('has done a change of a hundred entries by the time it answers, and taken it back', async () => {
    const { cloud, caller, edit, categories, outbox, requests } = await booksWith(100);
    expect(await edit({ do: 'category', category: 'Travel' })).toMatchObject({ status: 'done', done: 100 });
    // One after the other, at 10 to 40 ms each: less than two seconds.
    expect(requests()).toBeLessThanOrEqual(45);
    expect(new Set(await categories())).toEqual(new Set(['travel']));
    const undone = await runAtOnce(await undoJob(idOf(9999), caller, cloud), caller, cloud);
    expect(undone).toMatchObject({ status: 'undone', done: 0 });
    expect(new Set(await categories())).toEqual(new Set(['expense']));
    expect(outbox.asked).toMatchObject([{ isAtOnce: true }, { isAtOnce: true }]);
  });

  it('names what somebody changed meanwhile, and holds the rest', async () => {
    const { cloud, rows, edit } = await booksWith(12);
    const [first] = rows;
    if (!first) throw new Error('There is no entry.');
    await writeRows(cloud, [{ before: first, after: { ...first, description: 'Mine', version: 2 } }]);
    expect(await edit({ do: 'category', category: 'Travel' })).toMatchObject({
      ...{ status: 'done', total: 12, done: 11 },
      leftOut: { count: 1, named: [{ description: 'Mine' }] },
    });
  });

  it('has deleted a hundred entries by the time it answers, and leaves bringing them back to the queue', async () => {
    const { cloud, caller, edit, outbox, rounds } = await booksWith(100);
    expect(await edit({ do: 'delete' })).toMatchObject({ status: 'done', done: 100 });
    // What is asked together is waited for once: less than two seconds where the table answers in 30 ms.
    expect(rounds()).toBeLessThanOrEqual(65);
    const range = { from: '0001-01-01', to: '9999-12-31' };
    const standing = () => Array.fromAsync(cloud.ledger.rows(caller.organizationId, range));
    expect(await standing()).toEqual([]);
    const before = outbox.asked.length;
    const undone = await runAtOnce(await undoJob(idOf(9999), caller, cloud), caller, cloud);
    expect(undone).toMatchObject({ status: 'undoing' });
    expect(outbox.asked.slice(before)).not.toHaveProperty('0.isAtOnce');
    await runJob(caller.organizationId, idOf(9999), cloud);
    expect(await standing()).toHaveLength(100);
  });

  it('has confirmed a few suggestions by the time it answers', async () => {
    const { cloud, caller, outbox, rounds } = await booksWith(20);
    const { organizationId } = caller;
    const papers = Array.from({ length: 20 }, (_, at) =>
      paper(organizationId, { vendor: `Shop ${at}`, amount: 100 + at }),
    );
    await addPapers(cloud, papers);
    await matchPeriod(organizationId, { from: '2026-03-10', to: '2026-03-10' }, cloud);
    const suggested = await Array.fromAsync(cloud.matches.suggestions(organizationId));
    const run = { id: idOf(9999), matchIds: suggested.map(({ id }) => id) };
    outbox.asked.length = 0;
    const before = rounds();
    const job = await runAtOnce(await startAutoMatch(run, caller, cloud), caller, cloud);
    expect(job).toMatchObject({ status: 'done', total: 20, done: 20 });
    expect(outbox.asked[0]).toMatchObject({ kind: 'run-job', isAtOnce: true });
    // Each by itself, and for what its document tells of its category: two and a half seconds where the table answers in 15 ms.
    expect(rounds() - before).toBeLessThanOrEqual(170);
  });

  it('leaves more than a hundred to the queue', async () => {
    const { edit, outbox } = await booksWith(101);
    expect(await edit({ do: 'category', category: 'Travel' })).toMatchObject({ status: 'running', done: 0 });
    expect(outbox.asked).not.toHaveProperty('0.isAtOnce');
  });

  it('gives each entry the category that is offered for it, and leaves those without one', async () => {
    const { edit, categories } = await booksWith(3, 2);
    expect(await edit({ do: 'accept' })).toMatchObject({ status: 'done', done: 2 });
    expect((await categories()).toSorted()).toEqual(['expense', 'meals', 'travel']);
  });
});
