// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getSubscription } from '../../../../../shared/contract/billing.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { active, neverPaid } from '../../../../support/subscription-shown.ts';

const api = fakeApi();
afterEach(closeApp);
const title = (name: string) => screen.findByRole('heading', { name, level: 1 });

describe('/app/success', () => {
  it('says that the payment succeeded only once it has come', async () => {
    api.on(getSubscription, neverPaid);
    await openApp('/app/success', api);
    await title('Confirming your payment…');
    expect(screen.queryByText('Payment Successful')).toBeNull();
    api.on(getSubscription, active);
    await title('Payment Successful');
    expect(screen.getByText('You’re on Professional now. Thank you!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your books' }).getAttribute('href')).toBe('/app');
  });

  it('waits on where the payment failed', async () => {
    api.on(getSubscription, { ...active, status: 'past_due' });
    await openApp('/app/success', api);
    await title('Confirming your payment…');
  });

  it('says that the plan could not be loaded, and tries again', async () => {
    api.on(getSubscription, problemOf('unexpected'));
    const { person } = await openApp('/app/success', api);
    await screen.findByText('Failed to load your plan');
    api.on(getSubscription, active);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await title('Payment Successful');
  });

  it('knows nothing of who is signed out, and leads back after signing in', async () => {
    await openApp('/app/success', api, { auth: { state: { status: 'signed-out' } } });
    await title('Sign in to see your plan');
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/signin?next=%2Fapp%2Fsuccess');
  });
});

describe('/app/cancel', () => {
  it.each([
    [neverPaid, 'You left the payment page without paying. You’re still on Starter.'],
    [active, 'You left the payment page without paying. You’re still on Professional.'],
  ])('says on which plan one is', async (subscription, words) => {
    api.on(getSubscription, subscription);
    await openApp('/app/cancel', api);
    await title('Payment Canceled');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the plans' }).getAttribute('href')).toBe('/pricing');
  });
});
