import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestAccountDeletion } from '../../../../../functions/use-cases/closings/request-account-deletion.ts';
import { requestOrganizationDeletion } from '../../../../../functions/use-cases/closings/request-organization-deletion.ts';
import { withdrawAccountDeletion } from '../../../../../functions/use-cases/closings/withdraw-account-deletion.ts';
import { DAY_MS, endingBooks, password, purgeAll } from '../../../../support/ending-books.ts';
import type { Ending } from '../../../../support/ending-books.ts';

const ask = async ({ cloud, caller, email }: Ending) =>
  requestAccountDeletion({ password, confirmation: email, endTeam: true }, await caller(), cloud);
const keep = async ({ cloud, caller }: Ending) => withdrawAccountDeletion(await caller(), cloud);
const subscription = ({ stripe }: Ending) => stripe.account.state.subscriptions[0];
const standing = ({ memory }: Ending) =>
  memory
    .items()
    .filter(({ entity }) => entity === 'organization' || entity === 'profile')
    .map(({ closing: _, ...item }) => item)
    .toSorted((a, b) => (String(a['pk']) < String(b['pk']) ? -1 : 1));

describe('the grace of what will be deleted', () => {
  it('ends the plan with its period, and has it go on where the account is kept', async () => {
    const ending = await endingBooks();
    await ask(ending);
    await ending.books.settle();
    expect(subscription(ending)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await keep(ending);
    await ending.books.settle();
    expect(subscription(ending)).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });

  it('leaves a plan ended that its master had ended before', async () => {
    const ending = await endingBooks();
    await ending.books.cancel();
    await ending.books.settle();
    await ask(ending);
    await keep(ending);
    await ending.books.settle();
    expect(subscription(ending)).toMatchObject({ cancel_at_period_end: true });
  });

  it('charges nothing that is overdue, which Stripe would try again', async () => {
    const ending = await endingBooks();
    const customer = ending.stripe.account.state.customers[0]?.id ?? '';
    ending.stripe.account.enterCard(customer, 'declined');
    ending.books.pass(32);
    await ending.books.settle();
    const charges = ending.stripe.account.state.charges.length;
    await ask(ending);
    await ending.books.settle();
    ending.stripe.account.enterCard(customer, 'good');
    ending.books.pass(20);
    expect(ending.stripe.account.state.charges).toHaveLength(charges);
  });

  it('gives everything back as it was', async () => {
    const ending = await endingBooks();
    const before = standing(ending);
    await ask(ending);
    await keep(ending);
    expect(standing(ending)).toEqual(before);
    expect(ending.memory.items().filter(({ entity }) => entity === 'closing')).toEqual([]);
    ending.clock.now = new Date(ending.clock.now.getTime() + 60 * DAY_MS);
    await purgeAll(ending);
    expect(standing(ending)).toEqual(before);
  });

  it('is asked for once, however many ask at once', async () => {
    const ending = await endingBooks();
    const answers = await Promise.all([ask(ending), ask(ending), ask(ending)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const asked = ending.memory.items().filter(({ act }) => act === 'account-deletion-requested');
    expect(asked).toHaveLength(1);
  });

  it('ends by one of both, where it is taken back just as its day comes: all is kept, or all is gone', async () => {
    const ends = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(fc.nat(400), async (turns) => {
        const ending = await endingBooks();
        await ask(ending);
        ending.clock.now = new Date(ending.clock.now.getTime() + 15 * DAY_MS);
        const kept = (async () => {
          for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
          return keep(ending).catch((error: unknown) => error);
        })();
        const failed = purgeAll(ending);
        const answer = await kept;
        expect(await failed).toEqual([]);
        const isKept = typeof answer === 'object' && answer !== null && 'takenBack' in answer;
        ends.add(isKept);
        const organizations = ending.memory.items().filter(({ entity }) => entity === 'organization');
        expect(organizations).toHaveLength(isKept ? 3 : 1);
      }),
      { numRuns: 40 },
    );
    expect(ends.size).toBe(2);
  });

  it('is of one organization alone only while another one stays', async () => {
    const ending = await endingBooks();
    const { cloud, organizationId, second } = ending;
    const caller = await ending.caller();
    const name = (await cloud.organizations.settings(organizationId))?.name ?? '';
    const wish = (confirmation: string) => ({ password, confirmation });
    expect(await requestOrganizationDeletion(second, wish('Second'), caller, cloud)).toHaveProperty('on');
    expect(await requestOrganizationDeletion(organizationId, wish(name), caller, cloud)).toMatchObject({
      refused: 'wrong-state',
      because: { code: 'only-organization' },
    });
  });
});
