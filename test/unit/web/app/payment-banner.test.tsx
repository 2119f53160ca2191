// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getSubscription } from '../../../../shared/contract/billing.ts';
import type { Me } from '../../../../shared/model/organization.ts';
import { closeApp, openApp } from '../../../support/app.tsx';
import { answerEmptyBooks } from '../../../support/empty-books.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { active } from '../../../support/subscription-shown.ts';

const api = fakeApi();
beforeEach(() => {
  answerEmptyBooks(api);
});
afterEach(closeApp);

const overdue: Partial<Me> = {
  plan: { name: 'professional', trialEndsAt: null, overdueUntil: '2026-05-08T12:00:00.000Z' },
};

it('says above every screen until when a card can be put right, and leads to Billing', async () => {
  api.on(getSubscription, active);
  const { person, address } = await openApp('/app/transactions', api, { me: overdue });
  const band = within(await screen.findByRole('region', { name: 'Your last payment failed.' }));
  expect(band.getByText(/Update your card by 2026-05-08 to keep Professional\./)).toBeTruthy();
  await person.click(band.getByRole('link', { name: 'Update card' }));
  expect(address()).toMatch(/^\/app\/settings\?tab=billing/);
  expect(screen.getByRole('region', { name: 'Your last payment failed.' })).toBeTruthy();
});

it('is not there while all is paid', async () => {
  await openApp('/app/transactions', api);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Your last payment failed.' })).toBeNull();
});
