import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { runAtOnce } from '../../../../../functions/use-cases/jobs/run-at-once.ts';
import { undoJob } from '../../../../../functions/use-cases/jobs/undo-job.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import type { BulkAct } from '../../../../../shared/model/bulk-edit.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const offer = { confidence: 90, source: 'history', reason: 'named like earlier ones' } as const;

/** Books with so many expenses; to the first ones a category is offered. */
async function booksWith(count: number, offered = 0) {
  let requests = 0;
  const { cloud: parts, caller } = await memoryBooks({
    trouble: (moment) => {
      if (moment === 'before') requests += 1;
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
    requests = 0;
    return runAtOnce(await editTransactions({ id: idOf(9999), act, entries }, caller, cloud), caller, cloud);
  };
  const categories = async () =>
    (
      await cloud.ledger.getMany(
        organizationId,
        rows.map(({ id }) => id),
      )
    ).map(({ categoryId }) => categoryId);
  return { cloud, caller, rows, edit, categories, outbox, requests: () => requests };
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

  it('leaves more than twenty deletions to the queue: they go one by one', async () => {
    const { edit } = await booksWith(21);
    expect(await edit({ do: 'delete' })).toMatchObject({ status: 'running' });
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
