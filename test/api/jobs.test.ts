import { ChangedMeanwhile } from '../../functions/store/change.ts';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../../functions/runtime/caller.ts';
import { changeRows } from '../../functions/use-cases/categories/change-rows.ts';
import { runJob } from '../../functions/use-cases/jobs/run-job.ts';
import { startJob } from '../../functions/use-cases/jobs/start-job.ts';
import { undoJob } from '../../functions/use-cases/jobs/undo-job.ts';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { confirmMatch } from '../../functions/use-cases/matching/confirm-match.ts';
import type { Match } from '../../shared/model/match.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { booksWith, decide, learned, pending } from '../support/matching-books.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const march = '/summary?from=2026-03-01&to=2026-03-31';

describe('Auto-Match All (previewAutoMatch, startAutoMatch, getJob, undoJob)', () => {
  it('tells what it will do, does it once, and takes all of it back', async () => {
    const shops = ['Alder Books', 'Birch Cafe', 'Cedar Tools'];
    const { member, rows } = await booksWith(
      cloud,
      shops.map((vendor, at) => ({ vendor, amount: 2000 + at })),
      shops.map((description, at) => ({ description, amount: 2000 + at })),
    );
    await pending(member, (items) => items.length === shops.length);
    const preview = contract.previewAutoMatch.reply.parse(await member.ask('GET', '/matches/auto-match'));
    expect(preview).toMatchObject({ count: 3, totals: [{ currency: 'USD', amount: 6003 }] });
    const before = await member.ask('GET', march);

    const run = { id: v7(), matchIds: preview.matchIds };
    const answers = await Promise.all([1, 2].map(() => member.ask('POST', '/matches/auto-match', run)));
    expect(answers).toContainEqual(expect.objectContaining({ status: 'done', done: 3 }));
    const isDone = ({ status }: Record<string, unknown>) => status === 'done' || status === 'undone';
    expect(await member.until(`/jobs/${run.id}`, isDone)).toMatchObject({ done: 3, total: 3, progress: 1 });
    expect(await member.ask('GET', march)).toEqual({ ...before, exportReady: 3 });
    const recent = contract.listMatches.reply.parse(await member.ask('GET', '/matches?status=recent')).items;
    expect(recent.every(({ runId }) => runId === run.id)).toBe(true);
    expect(await member.call('POST', '/matches/auto-match', { ...run, matchIds: [v7()] })).toMatchObject({
      status: 409,
    });

    // What the person took back alone stays theirs to decide: the undo of the run leaves it alone.
    const own = recent.find(({ transactionIds }) => transactionIds[0] === rows[0]?.id);
    await decide(member, own, 'undo');
    await decide(member, own, 'confirm');
    await member.ask('POST', `/jobs/${run.id}/undo`);
    expect(await member.until(`/jobs/${run.id}`, ({ status }) => status === 'undone')).toMatchObject({
      done: 0,
    });
    expect((await member.all('/matches?status=recent')).map(({ id }) => id)).toEqual([own?.id]);
    expect(await member.ask('GET', march)).toEqual({ ...before, exportReady: 1 });
    expect(await learned(member)).toHaveLength(1);
  });
});

describe('what a run leaves to a person (previewAutoMatch)', () => {
  it('is told with what keeps it out', async () => {
    const { member } = await booksWith(
      cloud,
      [
        { vendor: 'Alder Books', amount: 2000 },
        { vendor: 'Birch Cafe', amount: 1875 },
      ],
      [
        { description: 'ALDER BOOKS', amount: 2000 },
        { description: 'BIRCH CAFE', amount: 1875 },
        { description: 'BIRCH CAFE', amount: 1875 },
      ],
    );
    const isTie = ({ decision }: Match) => decision === 'suggest';
    const found = await pending(member, (items) => items.length === 2 && items.some(isTie));
    const tie = found.find(isTie);
    const preview = contract.previewAutoMatch.reply.parse(await member.ask('GET', '/matches/auto-match'));
    expect(preview).toMatchObject({ count: 1, leavesMore: false });
    expect(preview.leftOut).toEqual([{ match: tie, because: 'rival' }]);
  });
});

describe('a run that was killed on its way', () => {
  it('goes on where it stood, and does nothing twice', async () => {
    const shops = ['Elm Garage', 'Fir Optics', 'Gorse Media'];
    const { member } = await booksWith(
      cloud,
      shops.map((vendor, at) => ({ vendor, amount: 3000 + at })),
      shops.map((description, at) => ({ description, amount: 3000 + at })),
    );
    const matchIds = (await pending(member, (items) => items.length === 3)).map(({ id }) => id);
    const organizationId = await organizationIdOf(member);
    const { parts } = meteredCloud(cloud);
    const id = v7();
    // Its message was lost, and one match was confirmed before the note of it was written.
    const wish = { id, kind: 'confirm-matches', itemIds: matchIds } as const;
    const starter = await callerOf(organizationId, parts);
    if (!starter) throw new Error('There is no caller.');
    await parts.change(starter, 'matches-confirmed', (change) => startJob(change, wish, starter, parts));
    await confirmMatch(matchIds[0] ?? '', { organizationId, userId: organizationId }, parts, { runId: id });
    await Promise.all([1, 2].map(() => runJob(organizationId, id, parts)));
    expect(await member.ask('GET', `/jobs/${id}`)).toMatchObject({ status: 'done', done: 3 });
    expect(await learned(member)).toHaveLength(3);
    expect(await member.ask('GET', march)).toMatchObject({ exportReady: 3 });
  });
});

describe('editTransactions', () => {
  it('edits what answers a filter as one job, and takes all of it back', async () => {
    const member = await Member.join(cloud);
    for (const amount of [100, 200, 300]) await member.ask('POST', '/transactions', entry({ amount }));
    const rows = async () => (await member.all('/transactions')).map(({ version: _version, ...row }) => row);
    const before = await rows();
    const isEnded = ({ status }: Record<string, unknown>) => status === 'done' || status === 'undone';
    const edit = { id: v7(), act: { do: 'delete' }, filter: { minAmount: 200 }, count: 2 };
    expect(await member.call('POST', '/transactions/edits', { ...edit, count: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect(await member.ask('POST', '/transactions/edits', edit)).toMatchObject({ total: 2 });
    expect(await member.until(`/jobs/${edit.id}`, isEnded)).toMatchObject({ status: 'done', done: 2 });
    expect(await member.all('/transactions')).toHaveLength(1);
    expect(await member.ask('GET', march)).toMatchObject({ expenses: -100, count: 1 });
    await member.ask('POST', `/jobs/${edit.id}/undo`);
    await member.until(`/jobs/${edit.id}`, ({ status }) => status === 'undone');
    expect(await rows()).toEqual(before);
  });

  // How long that takes is told by its requests to the table (`run-at-once.test.ts`): a busy machine's clock tells nothing.
  it('has done a change of a hundred entries when it answers, and so its undo', async () => {
    const member = await Member.join(cloud);
    const rows = Array.from({ length: 100 }, (_, at) => entry({ amount: 100 + at }));
    for (let at = 0; at < rows.length; at += 20)
      await Promise.all(rows.slice(at, at + 20).map((row) => member.ask('POST', '/transactions', row)));
    const entries = rows.map(({ id }) => ({ transactionId: id, version: 1 }));
    const act = { do: 'category', category: 'Travel' };
    const edit = { id: v7(), act, entries };
    expect(await member.ask('POST', '/transactions/edits', edit)).toMatchObject({
      status: 'done',
      done: 100,
    });
    expect(await member.ask('POST', `/jobs/${edit.id}/undo`)).toMatchObject({ status: 'undone', done: 0 });
  });

  it('leaves and names what is not as it was seen', async () => {
    const member = await Member.join(cloud);
    const row = entry();
    await member.ask('POST', '/transactions', row);
    await member.ask('PATCH', `/transactions/${row.id}`, { version: 1, description: 'Mine' });
    const entries = [{ transactionId: row.id, version: 1 }];
    const edit = { id: v7(), act: { do: 'category', category: 'Travel' }, entries };
    await member.ask('POST', '/transactions/edits', edit);
    expect(await member.until(`/jobs/${edit.id}`, ({ status }) => status === 'done')).toMatchObject({
      ...{ done: 0, total: 1 },
      leftOut: { count: 1, named: [{ id: row.id, description: 'Mine' }] },
    });
  });
});

describe('a run over entries that was taken back', () => {
  it('is not gone on with by a worker that was slow', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const { parts } = meteredCloud(cloud);
    const caller = await callerOf(organizationId, parts);
    if (!caller) throw new Error('There is no caller.');
    const row = entry({ category: 'Meals' });
    await member.ask('POST', '/transactions', row);
    const id = v7();
    const wish = { id, kind: 'change-rows' as const, itemIds: [row.id], categoryIds: ['travel'] };
    await parts.change(caller, 'entries-categorized', (change) => startJob(change, wish, caller, parts));
    const slow = await parts.jobs.get(organizationId, id);
    if (!slow) throw new Error('There is no job.');
    await undoJob(id, caller, parts);
    await runJob(organizationId, id, parts);
    await expect(changeRows([{ id: row.id }], slow, parts)).rejects.toThrow(ChangedMeanwhile);
    expect(await member.ask('GET', `/transactions/${row.id}`)).toMatchObject({ category: 'Meals' });
    expect(await driftOf(organizationId, booksOf(cloud))).toEqual([]);
  });
});
