import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { recurringEntry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let member: Member;
beforeAll(async () => {
  member = await new MemoryCloud().join();
});

const today = todayIn('UTC', new Date());
const soon = addDays(today, 20);

async function added(wish: Parameters<typeof recurringEntry>[0] = {}) {
  return contract.addRecurringEntry.reply.parse(
    await member.ask('POST', '/recurring-entries', recurringEntry({ nextDueDate: soon, ...wish })),
  );
}

async function listed() {
  return contract.listRecurringEntries.reply.parse(await member.ask('GET', '/recurring-entries')).items;
}

describe('addRecurringEntry', () => {
  it('has what is due entered soon, each day once, however often the schedule runs', async () => {
    const cloud = await sharedCloud();
    const owner = await Member.join(cloud);
    /** Has the schedule's function run now, as its clock would. */
    const round = async () =>
      (await fetch(`${cloud.web}/_local/schedules/matchbook-local-ask-for-due`, { method: 'POST' })).status;
    const wish = recurringEntry({ frequency: 'weekly', nextDueDate: addDays(today, -15) });
    expect(await owner.ask('POST', '/recurring-entries', wish)).toMatchObject({ amount: -90_000 });
    expect(await owner.ask('POST', '/recurring-entries', wish)).toMatchObject({ id: wish.id });
    await owner.until('/transactions/count', ({ count }) => count === 3);
    expect(await round()).toBe(200);
    expect(await round()).toBe(200);
    const rows = await owner.all('/transactions?limit=50&source=recurring');
    expect(rows.map(({ date }) => date)).toEqual([-1, -8, -15].map((days) => addDays(today, days)));
    expect(rows[0]).toMatchObject({ source: `recurring:${wish.id}`, category: 'Rent' });
    expect(await owner.ask('GET', `/transactions/${String(rows[0]?.['id'])}/history`)).toMatchObject({
      items: [{ act: 'added', by: null, isRecurring: true }],
    });
    expect(await driftOf(await organizationIdOf(owner), booksOf(cloud))).toEqual([]);
  });

  it('says at its field what is wrong', async () => {
    const wish = recurringEntry({ nextDueDate: soon, endDate: today });
    expect(await member.call('POST', '/recurring-entries', wish)).toMatchObject({
      status: 400,
      body: { fields: { endDate: 'The last day must not lie before the next due date.' } },
    });
  });
});

describe('listRecurringEntries', () => {
  it('lists the next due first', async () => {
    const late = await added({ nextDueDate: addDays(soon, 5) });
    const early = await added();
    const ids = (await listed()).map(({ id }) => id);
    expect(ids.indexOf(early.id)).toBeLessThan(ids.indexOf(late.id));
  });
});

describe('changeRecurringEntry', () => {
  it('changes the next one alone or all that follow', async () => {
    const { id, version } = await added();
    const next = { scope: 'next', version, amount: 1, category: 'Travel' };
    expect(await member.ask('PATCH', `/recurring-entries/${id}`, next)).toMatchObject({
      ...{ amount: -90_000, category: 'Rent' },
      next: { amount: -1, category: 'Travel', accountLabel: 'Checking' },
    });
    const following = { scope: 'following', version: version + 1, isPaused: true, accountLabel: 'Savings' };
    expect(await member.ask('PATCH', `/recurring-entries/${id}`, following)).toMatchObject({
      ...{ isPaused: true, accountLabel: 'Savings', version: version + 2 },
    });
    expect(await member.call('PATCH', `/recurring-entries/${id}`, following)).toMatchObject({ status: 409 });
  });
});

describe('skipRecurringEntry', () => {
  it('leaves out the next one, and takes that back', async () => {
    const { id, version } = await added({ frequency: 'weekly' });
    const skip = { version, date: soon, isSkipped: true };
    const skipped = await member.ask('POST', `/recurring-entries/${id}/skip`, skip);
    expect(skipped).toMatchObject({ nextDueDate: addDays(soon, 7), skippedDates: [soon] });
    const back = { ...skip, version: skipped['version'], isSkipped: false };
    expect(await member.ask('POST', `/recurring-entries/${id}/skip`, back)).toMatchObject({
      nextDueDate: soon,
    });
  });
});

describe('deleteRecurringEntry', () => {
  it('is taken back by restoreRecurringEntry', async () => {
    const { id } = await added();
    await member.ask('DELETE', `/recurring-entries/${id}`);
    expect((await listed()).map((entry) => entry.id)).not.toContain(id);
    expect(await member.call('DELETE', `/recurring-entries/${id}`)).toMatchObject({ status: 404 });
  });
});

describe('restoreRecurringEntry', () => {
  it('has it go on, and changes nothing where it stands', async () => {
    const { id } = await added();
    await member.ask('DELETE', `/recurring-entries/${id}`);
    expect(await member.ask('POST', `/recurring-entries/${id}/restore`)).toMatchObject({
      id,
      nextDueDate: soon,
    });
    expect(await member.ask('POST', `/recurring-entries/${id}/restore`)).toMatchObject({
      id,
      nextDueDate: soon,
    });
    expect((await listed()).map((entry) => entry.id)).toContain(id);
  });
});
