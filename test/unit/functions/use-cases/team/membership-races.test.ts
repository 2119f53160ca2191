import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { callerOf } from '../../../../../functions/runtime/caller.ts';
import type { Caller } from '../../../../../functions/runtime/caller.ts';
import { MembershipChanged } from '../../../../../functions/store/change.ts';
import { memberships, profiles } from '../../../../../functions/store/people.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { changeMember } from '../../../../../functions/use-cases/team/change-member.ts';
import { removeMember } from '../../../../../functions/use-cases/team/remove-member.ts';
import { entry } from '../../../../support/entries.ts';
import { fakePool } from '../../../../support/fake-pool.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const password = 'Correct-horse-7';

/** Books with so many assistants who may edit, each as their requests were let in. */
async function booksWith(assistants: number) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const members: Caller[] = [];
  for (let at = 0; at < assistants; at += 1) {
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
    members.push(member);
  }
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
