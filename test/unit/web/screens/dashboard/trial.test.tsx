// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { assistant } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);

const onTrial = (days: number) =>
  ({
    plan: { name: 'professional', trialEndsAt: new Date(Date.now() + days * 86_400_000).toISOString() },
  }) as const;
const welcome = () => screen.findByText('Welcome back, Grace Hopper');

it.each([
  [9.5, '10 days left in your trial'],
  [1.5, '2 days left in your trial'],
  [0.5, 'Last day of your trial'],
])('says of %d days that they are left, with the way to the plans', async (days, words) => {
  await openApp('/app/dashboard', api, { me: onTrial(days) });
  await welcome();
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/app/settings?tab=billing');
});

it('says nothing once the trial is over, nor to whoever chooses no plan', async () => {
  await openApp('/app/dashboard', api, {
    me: { plan: { name: 'starter', trialEndsAt: onTrial(-1).plan.trialEndsAt } },
  });
  await welcome();
  expect(screen.queryByText(/trial/)).toBeNull();
  await closeApp();
  await openApp('/app/dashboard', api, { me: { ...assistant, ...onTrial(5) } });
  await welcome();
  expect(screen.queryByText(/trial/)).toBeNull();
});
