import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../../../functions/domain/outcome.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { listUncategorised } from '../../../../../functions/use-cases/categories/list-uncategorised.ts';
import { startCategoryRun } from '../../../../../functions/use-cases/categories/start-category-run.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { undoJob } from '../../../../../functions/use-cases/jobs/undo-job.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

function known<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

const principals = [41_520, 41_866, 42_215];

async function booksWithLoan(open = ['2026-04-15', '2026-05-15']) {
  const books = await memoryImports();
  const { cloud, caller } = books;
  const loan = { id: 'loan', name: 'Van loan', kind: 'loan', openingBalance: 0 } as const;
  known(await addAccount(loan, caller, cloud));
  const days = ['2026-01-15', '2026-02-15', '2026-03-15', ...open];
  const lines = days.map((day) => `${day},BUSINESS LOAN PAYMENT,-500.00`);
  const { id } = await books.read(['Date,Description,Amount', ...lines, ''].join('\n'));
  await books.commit(id);
  const rows = async () => (await books.rows()).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  for (const [at, amount] of principals.entries()) {
    const row = (await rows())[at];
    const parts = [{ transferTo: 'loan', amount }];
    known(
      await changeTransaction(
        row?.id ?? '',
        { version: row?.version ?? 0, category: 'interest', parts },
        caller,
        cloud,
      ),
    );
  }
  return { ...books, rows };
}

const principalsOf = (rows: readonly { parts?: readonly { amount: number }[] | undefined }[]) =>
  rows.map(({ parts }) => parts?.map(({ amount }) => amount));

it('splits a loan payment when the interest that is offered for it is taken, and takes that back whole', async () => {
  const { cloud, caller, rows } = await booksWithLoan();
  const open = known(await listUncategorised({ limit: 10 }, caller, cloud));
  const offer = open.items.find(({ transaction }) => transaction.date === '2026-04-15');
  expect(offer?.suggestion).toMatchObject({ category: 'Interest', confidence: 85, source: 'history' });
  const run = { id: randomUUID(), transactionIds: [offer?.transaction.id ?? ''], categories: ['Interest'] };
  const job = known(await startCategoryRun(run, caller, cloud));
  await runJob(caller.organizationId, job.id, cloud);
  const taken = (await rows())[3];
  expect(taken?.parts).toMatchObject([{ kind: 'transfer', transferTo: 'loan' }]);
  expect(Math.abs((taken?.parts?.[0]?.amount ?? 0) + 42_567)).toBeLessThanOrEqual(2);
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  known(await undoJob(job.id, caller, cloud));
  await runJob(caller.organizationId, job.id, cloud);
  expect(principalsOf(await rows()).slice(3)).toEqual([undefined, undefined]);
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
});

it('offers and splits payments that came together one after the other, and never one behind a gap', async () => {
  const { cloud, caller, rows } = await booksWithLoan(['2026-04-15', '2026-05-15', '2026-07-15']);
  const open = known(await listUncategorised({ limit: 10 }, caller, cloud)).items;
  const offered = open.filter(({ suggestion }) => suggestion?.category === 'Interest');
  expect(offered.map(({ transaction }) => transaction.date)).toEqual(['2026-05-15', '2026-04-15']);
  expect(new Set(offered.map(({ alike }) => alike)).size).toBe(1);
  expect(open.find(({ suggestion }) => !suggestion)?.alike).not.toBe(offered[0]?.alike);
  const transactionIds = offered.map(({ transaction }) => transaction.id);
  const job = known(
    await startCategoryRun({ id: randomUUID(), transactionIds, categories: ['Interest'] }, caller, cloud),
  );
  await runJob(caller.organizationId, job.id, cloud);
  const [fourth, fifth, last] = principalsOf((await rows()).slice(3)).map((parts) => parts?.[0]);
  expect(Math.abs((fourth ?? 0) + 42_567)).toBeLessThanOrEqual(2);
  expect(Math.abs((fifth ?? 0) + 42_922)).toBeLessThanOrEqual(4);
  expect(last).toBeUndefined();
});

it('splits a single payment the same way, and none that is given another category or parts of its own', async () => {
  const { cloud, caller, rows } = await booksWithLoan();
  const fourth = (await rows())[3];
  const change = (said: object) =>
    changeTransaction(fourth?.id ?? '', { version: fourth?.version ?? 0, ...said }, caller, cloud);
  known(await change({ category: 'Interest' }));
  const fifth = (await rows())[4];
  const other = { version: fifth?.version ?? 0, category: 'Bank Fees' };
  known(await changeTransaction(fifth?.id ?? '', other, caller, cloud));
  const [split, whole] = principalsOf((await rows()).slice(3));
  expect(split).toHaveLength(1);
  expect(whole).toBeUndefined();
});

it('splits no payment whose amount is corrected in the same edit, as that is another payment', async () => {
  const { cloud, caller, rows } = await booksWithLoan();
  const fourth = (await rows())[3];
  const change = { version: fourth?.version ?? 0, category: 'Interest', amount: -40_000 };
  known(await changeTransaction(fourth?.id ?? '', change, caller, cloud));
  expect(principalsOf((await rows()).slice(3, 4))).toEqual([undefined]);
});

it('splits a payment by itself as it was offered behind another one that is still open', async () => {
  const { cloud, caller, rows } = await booksWithLoan();
  const open = known(await listUncategorised({ limit: 10 }, caller, cloud));
  const offer = open.items.find(({ transaction }) => transaction.date === '2026-05-15')?.suggestion;
  const fifth = (await rows())[4];
  const change = { version: fifth?.version ?? 0, category: 'Interest' };
  known(await changeTransaction(fifth?.id ?? '', change, caller, cloud));
  expect(principalsOf((await rows()).slice(4))).toEqual([[-50_000 + (offer?.interest ?? 0)]]);
});
