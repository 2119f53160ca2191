import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { undoJob } from '../../../../../functions/use-cases/jobs/undo-job.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { pairPeriod } from '../../../../../functions/use-cases/ledger/pair-period.ts';
import { matchPeriod } from '../../../../../functions/use-cases/matching/match-period.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import type { NewTransaction } from '../../../../../shared/model/transaction.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

const LOAN = '01900000-0000-7000-8000-0000000000aa';
const everything = { from: '0001-01-01', to: '9999-12-31' };

/** Books with these entries, all of which are deleted together and brought back. */
async function booksOf(entries: readonly Partial<NewTransaction>[]) {
  /** What somebody else does just before the next write. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  const { cloud, caller } = await memoryBooks({
    trouble: async (moment, { name }) => {
      if (moment === 'after' || name !== 'TransactWriteItems') return undefined;
      const act = meanwhile;
      meanwhile = undefined;
      await act?.();
      return undefined;
    },
  });
  const { organizationId } = caller;
  const loan = { kind: 'loan' as const, openingBalance: -1_000_000 };
  await addAccount({ ...loan, id: LOAN, name: 'Van loan' }, caller, cloud);
  const ids: string[] = [];
  for (const one of entries) {
    const added = await addTransaction(entry(one), caller, cloud);
    if (isRefusal(added)) throw new Error(JSON.stringify(added));
    ids.push(added.id);
  }
  await pairPeriod(organizationId, { from: '2026-03-01', to: '2026-03-31' }, cloud);
  const rows = () => Array.fromAsync(cloud.ledger.rows(organizationId, everything));
  const job = v7();
  const deleteAll = async (act?: () => Promise<unknown>) => {
    const named = (await rows()).map(({ id, version }) => ({ transactionId: id, version }));
    await editTransactions({ id: job, act: { do: 'delete' }, entries: named }, caller, cloud);
    meanwhile = act;
    await runJob(organizationId, job, cloud);
    expect(await driftOf(organizationId, cloud)).toEqual([]);
    return cloud.jobs.get(organizationId, job);
  };
  const bringBack = async () => {
    await undoJob(job, caller, cloud);
    await runJob(organizationId, job, cloud);
    expect(await driftOf(organizationId, cloud)).toEqual([]);
    return cloud.jobs.get(organizationId, job);
  };
  return { cloud, caller, ids, rows, deleteAll, bringBack };
}

const facts = (rows: readonly LedgerRow[]) => rows.map(({ version: _version, ...row }) => row);

describe('entries that are deleted together', () => {
  it('go and come back where they change more sums than a transaction takes', async () => {
    const months = Array.from({ length: 24 }, (_, at) => ({
      date: `${2024 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}-05`,
      category: ['Travel', 'Meals', 'Office Supplies'][at % 3] ?? '',
      description: `Shop ${at}`,
      amount: 1000 + at,
    }));
    const { rows, deleteAll, bringBack } = await booksOf(months);
    const before = await rows();
    expect(await deleteAll()).toMatchObject({ status: 'done', done: 24 });
    expect(await rows()).toEqual([]);
    expect(await bringBack()).toMatchObject({ status: 'undone' });
    expect(facts(await rows())).toEqual(facts(before));
  });

  it('open each document once, and are linked to it again as they were', async () => {
    const { cloud, caller, ids, rows, deleteAll, bringBack } = await booksOf([
      { description: 'Maple Hardware', amount: 500 },
      { description: 'Maple Hardware', amount: 750 },
      { description: 'Birch Cafe', amount: 2500 },
    ]);
    const { organizationId } = caller;
    const [one = '', other = '', third = ''] = ids;
    const papers = [1250, 1000, 1500].map((amount) => paper(organizationId, { amount }));
    await addPapers(cloud, papers);
    const [shared = '', ...two] = papers.map(({ id }) => id);
    await makeMatch({ id: v7(), receiptIds: [shared], transactionIds: [one, other] }, caller, cloud);
    await makeMatch({ id: v7(), receiptIds: two, transactionIds: [third] }, caller, cloud);
    const linked = async () =>
      (await cloud.receipts.getMany(organizationId, [shared, ...two])).map(({ status, transactionIds }) => ({
        status,
        linkedTo: transactionIds.toSorted(),
      }));
    const [before, links] = [await rows(), await linked()];
    expect(links.map(({ status }) => status)).toEqual(['matched', 'matched', 'matched']);
    expect(await deleteAll()).toMatchObject({ status: 'done', done: 3 });
    expect(await linked()).toEqual(links.map(() => ({ status: 'processed', linkedTo: [] })));
    expect(await bringBack()).toMatchObject({ status: 'undone' });
    expect(await linked()).toEqual(links);
    expect((await rows()).map(({ id, receiptIds }) => [id, receiptIds])).toEqual(
      before.map(({ id, receiptIds }) => [id, receiptIds]),
    );
  });

  const payment = { amount: 50_000, description: 'VAN LOAN PMT', category: 'Interest' } as const;
  const split = { ...payment, parts: [{ transferTo: LOAN, amount: 42_000 }] };
  const principal = {
    ...{ kind: 'transfer' as const, amount: 42_000, accountLabel: 'Van loan', category: '' },
    description: 'Principal',
  } as const;

  it('go by themselves where both sides of a pair are among them', async () => {
    const { rows, deleteAll, bringBack } = await booksOf([
      { ...split, date: '2026-03-10' },
      { ...principal, date: '2026-03-11' },
      { description: 'Birch Cafe', date: '2026-03-11' },
    ]);
    expect((await rows()).filter(({ pairId }) => pairId !== undefined)).toHaveLength(2);
    expect(await deleteAll()).toMatchObject({ status: 'done', done: 3 });
    expect(await rows()).toEqual([]);
    expect(await bringBack()).toMatchObject({ status: 'undone' });
    expect(await rows()).toHaveLength(3);
  });

  it('go together where they are both sides of a transfer', async () => {
    const moved = { kind: 'transfer' as const, amount: 9_000, category: '', date: '2026-03-12' };
    const { rows, deleteAll, bringBack } = await booksOf([
      { ...payment, category: '', amount: 9_000, date: '2026-03-12', description: 'TRANSFER TO SAVINGS' },
      { ...moved, accountLabel: 'Savings', description: 'TRANSFER FROM CHECKING' },
    ]);
    const before = await rows();
    expect(before.map(({ pairId }) => pairId !== undefined)).toEqual([true, true]);
    expect(await deleteAll()).toMatchObject({ status: 'done', done: 2 });
    expect(await rows()).toEqual([]);
    expect(await bringBack()).toMatchObject({ status: 'undone' });
    expect(facts(await rows())).toEqual(facts(before));
  });

  it('take along all that is suggested about them', async () => {
    const shops = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper'];
    const all = [...shops, 'Larch', 'Maple'];
    const named = all.map((description, at) => ({
      description,
      ...{ amount: 1000 + 100 * at, date: '2026-03-10', category: '' },
    }));
    const { cloud, caller, deleteAll } = await booksOf(named);
    const { organizationId } = caller;
    const papers = named.map(({ description: vendor, ...rest }) =>
      paper(organizationId, { vendor, ...rest }),
    );
    await addPapers(cloud, papers);
    await matchPeriod(organizationId, { from: '2026-03-10', to: '2026-03-10' }, cloud);
    const suggested = () => Array.fromAsync(cloud.matches.suggestions(organizationId));
    expect(await suggested()).toHaveLength(named.length);
    expect(await deleteAll()).toMatchObject({ status: 'done', done: named.length });
    expect(await suggested()).toEqual([]);
  });

  it('leave what lies in a closed period, and whatever would change an entry there', async () => {
    const { cloud, caller, rows, deleteAll } = await booksOf([
      { ...split, date: '2026-03-10' },
      { ...principal, date: '2026-03-11' },
      { description: 'Birch Cafe', date: '2026-03-02' },
      { description: 'Cedar Tools', date: '2026-03-20' },
    ]);
    await lockPeriod({ until: '2026-03-10', version: 0 }, caller, cloud);
    expect(await deleteAll()).toMatchObject({
      ...{ status: 'done', done: 1 },
      leftOut: { count: 3, closed: 3 },
    });
    expect((await rows()).map(({ description }) => description).toSorted()).toEqual([
      'Birch Cafe',
      'Principal',
      'VAN LOAN PMT',
    ]);
  });

  it('leave what was closed in the moment of their deletion, and nothing else', async () => {
    const { cloud, caller, rows, deleteAll } = await booksOf([
      { description: 'Birch Cafe', date: '2026-03-02' },
      { description: 'Cedar Tools', date: '2026-03-20' },
    ]);
    const close = () => lockPeriod({ until: '2026-03-10', version: 0 }, caller, cloud);
    expect(await deleteAll(close)).toMatchObject({ done: 1, leftOut: { count: 1, closed: 1 } });
    expect(await rows()).toMatchObject([{ description: 'Birch Cafe' }]);
  });
});
