import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { Act } from '../../shared/audit-acts.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AuditLogEntry } from '../../shared/model/audit-log.ts';
import { entry } from '../support/entries.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import type { MemoryMember } from '../support/memory-cloud.ts';

interface Standing {
  readonly id: string;
  version: number;
  isDeleted: boolean;
}

/** What was done by now, and what stands. */
interface Done {
  readonly acts: (readonly [act: Act, thingId: string])[];
  readonly rows: Standing[];
}

type Step = (member: MemoryMember, done: Done, which: number) => Promise<void>;

const chosen = (rows: readonly Standing[], which: number, isDeleted: boolean): Standing | undefined => {
  const fitting = rows.filter((row) => row.isDeleted === isDeleted);
  return fitting[which % fitting.length];
};

/** What a person may do; each is asked twice where the same request may come again, and is one act. */
const steps = {
  add: async (member, { acts, rows }) => {
    const body = entry();
    await member.ask('POST', '/transactions', body);
    await member.ask('POST', '/transactions', body);
    rows.push({ id: body.id, version: 1, isDeleted: false });
    acts.push(['entry-added', body.id]);
  },
  change: async (member, { acts, rows }, which) => {
    const row = chosen(rows, which, false);
    if (!row) return;
    const { id, version } = row;
    const change = { version, description: `Changed ${version}` };
    const after = await member.ask('PATCH', `/transactions/${id}`, change);
    await member.call('PATCH', `/transactions/${id}`, change);
    row.version = Number(after['version']);
    acts.push(['entry-changed', id]);
  },
  delete: async (member, { acts, rows }, which) => {
    const row = chosen(rows, which, false);
    if (!row) return;
    await member.ask('DELETE', `/transactions/${row.id}`);
    await member.call('DELETE', `/transactions/${row.id}`);
    row.isDeleted = true;
    acts.push(['entry-deleted', row.id]);
  },
  restore: async (member, { acts, rows }, which) => {
    const row = chosen(rows, which, true);
    if (!row) return;
    const after = await member.ask('POST', `/transactions/${row.id}/restore`);
    row.isDeleted = false;
    row.version = Number(after['version']);
    acts.push(['entry-restored', row.id]);
  },
  bulk: async (member, { acts, rows }) => {
    const standing = rows.filter(({ isDeleted }) => !isDeleted);
    if (standing.length === 0) return;
    const id = v7();
    const entries = standing.map(({ id: transactionId, version }) => ({ transactionId, version }));
    const body = { id, act: { do: 'delete' }, entries };
    await member.ask('POST', '/transactions/edits', body);
    for (const row of standing) row.isDeleted = true;
    acts.push(['entries-deleted', id]);
  },
  category: async (member, { acts }) => {
    const id = v7();
    await member.ask('POST', '/categories', { id, name: `Beehives ${id}`, kind: 'expense' });
    acts.push(['category-added', id]);
  },
  goals: async (member, { acts }, which) => {
    const { organization } = (await member.ask('GET', '/me')) as { organization: { entryGoal: number } };
    const entryGoal = which + 1;
    await member.ask('PUT', '/preferences', { entryGoal });
    if (entryGoal !== organization.entryGoal) acts.push(['preferences-changed', member.userId]);
  },
  refused: async (member, _done, which) => {
    expect((await member.call('DELETE', `/transactions/${v7()}`)).status).toBe(404);
    expect((await member.call('PUT', '/preferences', { entryGoal: -which })).status).toBe(400);
  },
} satisfies Record<string, Step>;

/** All of a member's log, page by page as it is read. */
async function wholeLog(member: MemoryMember): Promise<AuditLogEntry[]> {
  const items: AuditLogEntry[] = [];
  for (let cursor = ''; ;) {
    const place = cursor === '' ? '' : `&cursor=${cursor}`;
    const page = contract.listAuditLog.reply.parse(await member.ask('GET', `/audit-log?limit=5${place}`));
    items.push(...page.items);
    if (page.nextCursor === undefined) return items;
    cursor = page.nextCursor;
  }
}

/** Acts within one millisecond have no order, and in memory they take less: the next one is done in another. */
async function nextMillisecond(): Promise<void> {
  for (const before = Date.now(); Date.now() === before;) await setTimeout(1);
}

const anyStep = fc.tuple(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), fc.nat(9));

it('names exactly the acts that were done, in their order, none twice, of nobody else', async () => {
  const memory = new MemoryCloud();
  const stranger = await memory.join('Bo Stranger');
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (wanted) => {
      const member = await memory.join();
      await nextMillisecond();
      await member.ask('GET', '/me');
      const done: Done = { acts: [], rows: [] };
      for (const [name, which] of wanted) {
        await nextMillisecond();
        await steps[name](member, done, which);
        await stranger.ask('POST', '/transactions', entry());
      }
      const log = (await wholeLog(member)).toReversed();
      expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
      const own = log.filter(({ actor }) => 'userId' in actor);
      expect(own.every(({ actor }) => 'userId' in actor && actor.userId === member.userId)).toBe(true);
      const [founded, signedIn, ...rest] = own.map(({ act, thing }) => [act, thing?.id]);
      expect([founded?.[0], signedIn?.[0]]).toEqual(['books-founded', 'signed-in']);
      expect(rest).toEqual(done.acts);
      expect(log.every(({ summary }) => summary.length > 0)).toBe(true);
    }),
    { numRuns: 12 },
  );
});
