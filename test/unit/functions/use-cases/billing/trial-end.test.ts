import { expect, it } from 'vitest';
import { Plans } from '../../../../../functions/store/plans.ts';
import { organizationOf } from '../../../../../functions/use-cases/books/organization-of.ts';
import { tellTrialEnds } from '../../../../../functions/use-cases/billing/tell-trial-ends.ts';
import { noticeLetter } from '../../../../../functions/use-cases/notices/notice-letter.ts';
import { french } from '../../../../../shared/text/fr/french.ts';
import { learnWords } from '../../../../../shared/text/words-for.ts';
import { billingBooks } from '../../../../support/billing-books.ts';

learnWords('fr', french);

/** Books whose trial of two weeks began on 1 April, told as each hour goes by until so many days later. */
async function books() {
  const made = await billingBooks();
  const cloud = { ...made.cloud, supportAddress: 'support@matchbook.example' };
  const told = async () => {
    const { items } = await cloud.notices.page(made.organizationId, { limit: 50 });
    return items.filter(({ kind }) => kind === 'trial-ending').toReversed();
  };
  const hours = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      made.pass(1 / 24);
      await tellTrialEnds(cloud);
    }
  };
  return { ...made, cloud, told, hours };
}

it('is told three days before and on the last day, each once, and then the plan is Starter', async () => {
  const { told, hours, cloud, organizationId, caller, shown, asked } = await books();
  await hours(24 * 20);
  const notices = await told();
  expect(notices.map(({ at, name, day }) => [at, name, day])).toEqual([
    ['2026-04-12T12:00:00.000Z', 'Professional', '2026-04-15'],
    ['2026-04-14T12:00:00.000Z', 'Professional', '2026-04-15'],
  ]);
  expect(asked.filter(({ kind }) => kind === 'tell-members')).toHaveLength(2);
  expect(await shown()).toMatchObject({ plan: 'starter', status: 'none', trialEndsAt: null });
  const organization = await organizationOf(organizationId, cloud);
  const letter = (language: 'en' | 'fr') =>
    noticeLetter(
      'trial-ending',
      { notices: notices.slice(0, 1) },
      { person: { ...caller.person, language }, organization },
      cloud,
    );
  const english = await letter('en');
  expect(english.subject).toBe('Your free trial is ending: Professional');
  expect(english.text).toContain(
    'Your trial of Professional ends on 04/15/2026. After that you’re on the free Starter',
  );
  expect(english.text).toContain('/app/settings');
  const inFrench = await letter('fr');
  expect(inFrench.subject).toBe('Votre essai gratuit se termine: Professional');
  expect(inFrench.text).toContain('Votre essai de Professional se termine le 04/15/2026.');
});

it('is told once by two rounds of the same moment, and late by one that missed the first', async () => {
  const { told, pass, cloud } = await books();
  pass(13.2);
  await Promise.all([tellTrialEnds(cloud), tellTrialEnds(cloud)]);
  expect(await told()).toHaveLength(1);
});

it('is told to nobody who pays by then, or whose trial is over', async () => {
  const paying = await books();
  await paying.subscribe();
  await paying.hours(24 * 16);
  expect(await paying.told()).toEqual([]);
  const late = await books();
  late.pass(15);
  await late.hours(3);
  expect(await late.told()).toEqual([]);
});

it('takes no plan away that is paid for while it is told', async () => {
  const { checkout, pay, settle, pass, cloud, organizationId } = await books();
  pass(12);
  await checkout();
  pay();
  const before = await cloud.plans.of(organizationId);
  let isFirst = true;
  Object.assign(cloud.plans, {
    of: async (id: string) => {
      if (!isFirst) return Plans.prototype.of.call(cloud.plans, id);
      isFirst = false;
      await settle();
      return before;
    },
  });
  await tellTrialEnds(cloud);
  expect(await cloud.plans.of(organizationId)).toMatchObject({ name: 'professional', trialEndsAt: null });
});
