import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailHashOf } from '../../../../../functions/domain/ids.ts';
import { typed } from '../../../../../functions/store/keys.ts';
import { requestAccountDeletion } from '../../../../../functions/use-cases/closings/request-account-deletion.ts';
import { requestOrganizationDeletion } from '../../../../../functions/use-cases/closings/request-organization-deletion.ts';
import { withdrawAccountDeletion } from '../../../../../functions/use-cases/closings/withdraw-account-deletion.ts';
import { DAY_MS, Ended, endingBooks, password, purgeAll } from '../../../../support/ending-books.ts';
import type { Ending } from '../../../../support/ending-books.ts';

const askAccount = async ({ cloud, caller, email }: Ending) =>
  requestAccountDeletion({ password, confirmation: email, endTeam: true }, await caller(), cloud);
const later = ({ clock }: Ending, days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS);
};

/** What of all stores still says one of these. */
function left({ memory, files, poolKnows, stripe }: Ending, names: readonly string[]): unknown[] {
  const says = (thing: unknown) => names.some((name) => JSON.stringify(thing).includes(name));
  return [
    ...memory.items().filter(says),
    ...[...files.organizations, ...files.mails].filter(says),
    ...names.filter((name) => poolKnows(name)),
    ...stripe.account.state.customers.filter(says),
  ];
}

async function filled(): Promise<Ending> {
  const ending = await endingBooks();
  await ending.join(ending.second);
  for (const id of [ending.organizationId, ending.second]) await ending.fill(id);
  return ending;
}

const namesOf = ({ organizationId, second, userId, email }: Ending) => [
  ...[organizationId, second, userId, email, emailHashOf(email), typed(userId), typed(email)],
];

describe('what is deleted', () => {
  it('is nowhere any more, of an account with all its organizations; a member of them has books of their own', async () => {
    const ending = await filled();
    const names = namesOf(ending);
    expect(left(ending, names).length).toBeGreaterThan(150);
    expect(await askAccount(ending)).toEqual({ on: '2026-04-15' });
    later(ending, 15);
    expect(await purgeAll(ending)).toEqual([]);
    expect(left(ending, names)).toEqual([]);
    expect(ending.stripe.account.state.charges).not.toEqual([]);
    const member = await ending.caller(ending.member);
    expect(member.membership).toMatchObject({ organizationId: ending.member, role: 'master' });
    expect(left(ending, [ending.member]).length).toBeGreaterThan(3);
  });

  it('is nowhere any more, wherever and however often whoever deletes it is ended', async () => {
    const whole = await filled();
    await askAccount(whole);
    later(whole, 15);
    const before = whole.steps();
    await purgeAll(whole);
    const steps = whole.steps() - before;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(steps), { minLength: 1, maxLength: 3 }), async (ends) => {
        const ending = await filled();
        const names = namesOf(ending);
        await askAccount(ending);
        later(ending, 15);
        for (const end of ends) {
          ending.endAfter(end);
          await purgeAll(ending).catch((error: unknown) => {
            if (!(error instanceof Ended)) throw error;
          });
        }
        ending.endAfter();
        await purgeAll(ending);
        expect(left(ending, names)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('is one organization alone, where the account stays, and its other one', async () => {
    const ending = await filled();
    const wish = { password, confirmation: 'second', endTeam: true };
    expect(
      await requestOrganizationDeletion(ending.second, wish, await ending.caller(), ending.cloud),
    ).toEqual({ on: '2026-04-15' });
    later(ending, 15);
    expect(await purgeAll(ending)).toEqual([]);
    expect(left(ending, [ending.second])).toEqual([]);
    expect((await ending.caller()).organizationId).toBe(ending.organizationId);
    expect(left(ending, [ending.organizationId]).length).toBeGreaterThan(50);
  });

  it('is nothing before its day, and nothing of what was taken back', async () => {
    const ending = await filled();
    await askAccount(ending);
    later(ending, 13);
    const stored = ending.memory.items().length;
    await purgeAll(ending);
    expect(ending.memory.items()).toHaveLength(stored);
    await withdrawAccountDeletion(await ending.caller(), ending.cloud);
    later(ending, 60);
    await purgeAll(ending);
    expect((await ending.caller()).organizations).toBe(2);
    expect(ending.files.organizations.size).toBe(3);
  });

  it('sweeps away what came late', async () => {
    const ending = await filled();
    const names = namesOf(ending);
    await askAccount(ending);
    later(ending, 15);
    const { organizationId: of, userId, cloud } = ending;
    let isLate = false;
    const erase = ending.files.eraseOrganization.bind(ending.files);
    ending.files.eraseOrganization = async (id) => {
      await erase(id);
      if (id !== of || isLate) return;
      isLate = true;
      // A request that was let in before, a webhook and an upload, each after what it touches was swept.
      setImmediate(() => ending.files.organizations.add(of));
      await cloud.table.write([cloud.subscriptions.eventHeard(of, 'evt-late', cloud.now().toISOString())]);
      await ending.join(of);
      const { membership } = await ending.caller(ending.member);
      const at = cloud.now().toISOString();
      await cloud.people.noteActivity({ ...membership, userId, organizationId: of }, at);
    };
    await purgeAll(ending);
    expect(isLate).toBe(true);
    expect(left(ending, names)).toEqual([]);
  });

  it('is told of again each hour where it fails, and the others go on', async () => {
    const ending = await filled();
    await askAccount(ending);
    later(ending, 15);
    const erase = ending.files.eraseOrganization.bind(ending.files);
    let fails = true;
    ending.files.eraseOrganization = (id) =>
      fails && id === ending.organizationId ? Promise.reject(new Error('poison')) : erase(id);
    expect((await purgeAll(ending)).length).toBeGreaterThan(10);
    expect(left(ending, [ending.second])).toEqual([]);
    expect(left(ending, [ending.organizationId]).length).toBeGreaterThan(50);
    fails = false;
    expect(await purgeAll(ending)).toEqual([]);
    expect(left(ending, namesOf(ending))).toEqual([]);
  });
});
