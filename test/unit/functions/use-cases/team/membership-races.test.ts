import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { callerOf } from '../../../../../functions/runtime/caller.ts';
import type { Caller } from '../../../../../functions/runtime/caller.ts';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { AuditEntries } from '../../../../../functions/store/audit-entries.ts';
import { MembershipChanged } from '../../../../../functions/store/change.ts';
import { memberships, profiles } from '../../../../../functions/store/people.ts';
import { commitImport } from '../../../../../functions/use-cases/imports/commit-import.ts';
import { commitStatementImport } from '../../../../../functions/use-cases/imports/commit-statement-import.ts';
import { undoImport } from '../../../../../functions/use-cases/imports/undo-import.ts';
import { undoStatementImport } from '../../../../../functions/use-cases/imports/undo-statement-import.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { changeMember } from '../../../../../functions/use-cases/team/change-member.ts';
import { removeMember } from '../../../../../functions/use-cases/team/remove-member.ts';
import { entry, statementCsv } from '../../../../support/entries.ts';
import { fakePool } from '../../../../support/fake-pool.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

const password = 'Correct-horse-7';

/** An assistant of books who may edit, as their requests were let in. */
async function assistantOf(organizationId: string, cloud: Pick<Cloud, 'table' | 'people' | 'now'>) {
  const userId = v7();
  const email = `${userId}@example.com`;
  await cloud.table.write([
    cloud.table.put(profiles, { id: userId, email, fullName: 'Ari Helper' }),
    cloud.table.put(memberships, {
      ...{ userId, organizationId, role: 'assistant', accessLevel: 'full' },
      ...{ joinedAt: '2026-01-01T00:00:00.000Z', activeSince: '2026-01-01T00:00:00.000Z' },
    }),
  ]);
  const member = await callerOf(userId, cloud);
  if (!member) throw new Error('There is no member.');
  return member;
}

/** Books with so many assistants. */
async function booksWith(assistants: number) {
  const { cloud, caller } = await memoryBooks();
  const members: Caller[] = [];
  for (let at = 0; at < assistants; at += 1) members.push(await assistantOf(caller.organizationId, cloud));
  const pool = fakePool({ [caller.userId]: password }, { emails: { [caller.person.email]: caller.userId } });
  return { cloud: { ...cloud, ...pool.parts }, master: caller, members };
}

describe('a member who is removed', () => {
  it('writes nothing more by a request that was let in before', async () => {
    const { cloud, master, members } = await booksWith(1);
    const [member] = members;
    if (!member) throw new Error('There is no member.');
    expect(isRefusal(await addTransaction(entry(), member, cloud))).toBe(false);
    expect(await removeMember(member.userId, master, cloud)).toEqual({ removed: true });
    await expect(addTransaction(entry(), member, cloud)).rejects.toThrow(MembershipChanged);
  });

  it('changes no further entry by a bulk act that was under way', async () => {
    const { cloud, master, members } = await booksWith(1);
    const [member] = members;
    if (!member) throw new Error('There is no member.');
    const rows = Array.from({ length: 60 }, () => entry());
    for (const row of rows) await addTransaction(row, master, cloud);
    const id = v7();
    const entries = rows.map(({ id: transactionId }) => ({ transactionId, version: 1 }));
    await editTransactions({ id, act: { do: 'category', category: 'Travel' }, entries }, member, cloud);
    // The removal is answered between two transactions of the job.
    let writes = 0;
    const standing = async () =>
      (
        await cloud.ledger.getMany(
          master.organizationId,
          rows.map((row) => row.id),
        )
      )
        .map(({ id: rowId, version }) => `${rowId} ${version}`)
        .toSorted();
    let atRemoval: string[] = [];
    const removing = new Proxy(cloud, {
      get: (parts, name: keyof typeof cloud) =>
        name === 'change'
          ? async (...act: Parameters<typeof cloud.change>) => {
              writes += 1;
              if (writes === 3) {
                await removeMember(member.userId, master, cloud);
                atRemoval = await standing();
              }
              return parts.change(...act);
            }
          : parts[name],
    });
    await runJob(master.organizationId, id, removing);
    expect(atRemoval.filter((row) => row.endsWith(' 2'))).toHaveLength(25);
    expect(await standing()).toEqual(atRemoval);
    expect(await cloud.jobs.get(master.organizationId, id)).toMatchObject({
      status: 'failed',
      problem: { code: 'not-allowed' },
    });
  });
});

describe('an import that a member committed who is removed before its end', () => {
  it('comes in whole, is theirs in the audit log, and is taken out by the master', async () => {
    const { cloud, caller: master, ...books } = await memoryImports();
    const { organizationId } = master;
    const member = await assistantOf(organizationId, cloud);
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...{ date: `2026-0${1 + (at % 3)}-10`, description: `SHOP ${at}`, amount: -1000 - at },
    }));
    const { id } = await books.read(statementCsv(lines), 'statement.csv', { accountId: 'checking' });
    expect(await commitStatementImport(id, {}, member, cloud)).toMatchObject({ status: 'committing' });
    let changes = 0;
    let atRemoval = 0;
    const change = (async (...act: Parameters<typeof cloud.change>) => {
      changes += 1;
      if (changes === 3) {
        expect(await removeMember(member.userId, master, cloud)).toEqual({ removed: true });
        atRemoval = (await books.rows()).length;
      }
      return cloud.change(...act);
    }) as typeof cloud.change;
    await commitImport(organizationId, id, { ...cloud, change });
    expect(atRemoval).toBeLessThan(lines.length);
    expect(await books.shown(id)).toMatchObject({ status: 'committed', added: lines.length });
    expect(await books.rows()).toHaveLength(lines.length);
    const log = await new AuditEntries(cloud.table).page(organizationId, { after: undefined, limit: 20 });
    expect(log.items.filter(({ act }) => act === 'import-committed')).toMatchObject([
      { actor: { userId: member.userId }, progress: 'completed', counts: { added: lines.length } },
    ]);
    await undoStatementImport(id, master, cloud);
    await undoImport(organizationId, id, cloud);
    expect(await books.rows()).toEqual([]);
  });
});

describe('a removal', () => {
  it('that is asked for twice at once frees one seat, and of a member who became the master meanwhile is refused', async () => {
    const { cloud, master, members } = await booksWith(2);
    const [first, second] = members;
    if (!first || !second) throw new Error('There are no members.');
    const { organizationId } = master;
    expect(await cloud.teams.seatsTaken(organizationId)).toBe(3);
    const twice = [first, first].map(({ userId }) => removeMember(userId, master, cloud));
    expect((await Promise.all(twice)).filter((outcome) => !isRefusal(outcome))).toHaveLength(1);
    expect(await cloud.teams.seatsTaken(organizationId)).toBe(2);
    const handed = changeMember(second.userId, { role: 'master', password }, master, cloud);
    const removed = removeMember(second.userId, master, cloud);
    await Promise.all([handed, removed]);
    const roles = (await cloud.people.membershipsIn(organizationId)).map(({ role }) => role);
    expect(roles.filter((role) => role === 'master')).toHaveLength(1);
  });
});

describe('a member whose access is lowered', () => {
  it('is held to it by a request that was let in before', async () => {
    const { cloud, master, members } = await booksWith(1);
    const [member] = members;
    if (!member) throw new Error('There is no member.');
    await changeMember(member.userId, { accessLevel: 'view-only' }, master, cloud);
    await expect(addTransaction(entry(), member, cloud)).rejects.toThrow(MembershipChanged);
  });
});

describe('ownership', () => {
  it('handed to two at once goes to one, and is refused to whoever hands it on with another password', async () => {
    const { cloud, master, members } = await booksWith(2);
    const [first, second] = members;
    if (!first || !second) throw new Error('There are no members.');
    const hand = (to: Caller, typed = password) =>
      changeMember(to.userId, { role: 'master', password: typed }, master, cloud);
    expect(await hand(first, 'Wrong-horse-7')).toMatchObject({ refused: 'invalid-input' });
    const outcomes = await Promise.allSettled([hand(first), hand(second)]);
    const done = outcomes.filter((outcome) => outcome.status === 'fulfilled' && !isRefusal(outcome.value));
    expect(done).toHaveLength(1);
    const roles = (await cloud.people.membershipsIn(master.organizationId)).map(({ role }) => role);
    expect(roles.toSorted()).toEqual(['assistant', 'assistant', 'master']);
  });
});
