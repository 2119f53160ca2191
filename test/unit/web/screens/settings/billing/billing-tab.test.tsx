// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cancelSubscription,
  changeSubscription,
  createCheckout,
  getSubscription,
  openBillingPortal,
  requestRefund,
  resumeSubscription,
} from '../../../../../../shared/contract/billing.ts';
import { getMe } from '../../../../../../shared/contract/books.ts';
import type { Me } from '../../../../../../shared/model/organization.ts';
import type { Subscription } from '../../../../../../shared/model/subscription.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { assistant, reader } from '../../../../../support/screen.tsx';
import { active, neverPaid } from '../../../../../support/subscription-shown.ts';

const api = fakeApi();
afterEach(async () => {
  vi.restoreAllMocks();
  await closeApp();
});

/** The tabs that were opened, each with where it was led. */
let tabs: {
  opener: unknown;
  location: { replace: ReturnType<typeof vi.fn> };
  close: ReturnType<typeof vi.fn>;
}[];
beforeEach(() => {
  tabs = [];
  vi.stubGlobal('open', () => {
    const tab = { opener: 'the app', location: { replace: vi.fn() }, close: vi.fn() };
    tabs.push(tab);
    return tab;
  });
});

async function openBilling(subscription: Subscription, me: Partial<Me> = {}, more = '') {
  api.on(getSubscription, subscription);
  const app = await openApp(`/app/settings?tab=billing${more}`, api, { me });
  await screen.findByRole('region', { name: 'Your plan' });
  return app;
}

const plan = () => within(screen.getByRole('region', { name: 'Your plan' }));
const row = (name: string) => within(screen.getByRole('region', { name }));
const confirm = async (button: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: button });

describe('the plan', () => {
  it.each([
    [{}, 'Professional', '$8 CAD a month, before tax. Renews on 2026-12-15.'],
    [{ cancelAtPeriodEnd: true }, 'Professional', /^You have Professional until 2026-12-15\./],
    [
      { status: 'past_due', graceEndsAt: '2026-12-22T15:00:00.000Z' },
      'Professional',
      'Your last payment failed. Update your card by 2026-12-22 to keep Professional.',
    ],
    [neverPaid, 'Starter', 'Free, for as long as you like.'],
    [{ ...neverPaid, status: 'canceled' }, 'Starter', /^Your subscription has ended\. Nothing was deleted/],
    [{ ...neverPaid, plan: 'enterprise', status: 'active' }, 'Enterprise', 'On the terms agreed with you.'],
  ] as const)('says what it costs and what comes after it: %o', async (change, name, terms) => {
    await openBilling({ ...active, ...change });
    expect(plan().getByRole('heading', { name, level: 3 })).toBeTruthy();
    expect(plan().getByText(terms)).toBeTruthy();
  });

  it('leads whoever needs Enterprise to the contact page', async () => {
    await openBilling(active);
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  });

  it.each([
    [10.2, '11 days left in your free trial.'],
    [1.5, '2 days left in your free trial.'],
    [0.5, 'This is the last day of your free trial.'],
  ])('counts the days of a trial that ends in %d days', async (days, words) => {
    const trialEndsAt = new Date(Date.now() + days * 86_400_000).toISOString();
    await openBilling({ ...neverPaid, plan: 'professional', status: 'trialing', trialEndsAt });
    expect(plan().getByText(new RegExp(`^${words}`))).toBeTruthy();
  });

  it('is ended once that is confirmed, and what was asked for is said until it has come about', async () => {
    const { person } = await openBilling(active);
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const asked = api.on(cancelSubscription, { ...active, pending: { kind: 'cancel' } });
    await person.click(plan().getByRole('button', { name: 'End subscription' }));
    expect(asked).not.toHaveBeenCalled();
    api.on(getSubscription, { ...active, pending: { kind: 'cancel' } });
    await person.click(await confirm('End on 2026-12-15'));
    expect(await plan().findByText('We’re ending your subscription…')).toBeTruthy();
    expect(intoView.mock.contexts.at(-1)).toBe(plan().getByRole('status'));
    expect(asked).toHaveBeenCalledTimes(1);
    // What is asked for by itself, once Stripe has told.
    api.on(getSubscription, { ...active, cancelAtPeriodEnd: true });
    await waitFor(() => expect(plan().queryByText('We’re ending your subscription…')).toBeNull());
    expect(plan().getByText('Ends 2026-12-15')).toBeTruthy();
    const resumed = api.on(resumeSubscription, active);
    await person.click(plan().getByRole('button', { name: 'Keep Professional' }));
    await waitFor(() => expect(plan().queryByText('Ends 2026-12-15')).toBeNull());
    expect(resumed).toHaveBeenCalledTimes(1);
  });

  it('is Starter once the paid period ended, with nothing lost and every plan to subscribe to again', async () => {
    await openBilling({ ...active, cancelAtPeriodEnd: true });
    expect(
      plan().getByText(
        /^You have Professional until 2026-12-15\. After that you’re on the free Starter plan/,
      ),
    ).toBeTruthy();
    await closeApp();
    await openBilling(
      { ...neverPaid, status: 'canceled', hasPortal: true },
      {
        plan: { name: 'starter', trialEndsAt: null },
        usage: { month: '2026-12', documents: 40, statements: 3 },
      },
    );
    expect(plan().getByRole('heading', { name: 'Starter', level: 3 })).toBeTruthy();
    expect(plan().getByText('Ended')).toBeTruthy();
    expect(plan().queryByRole('button', { name: /End subscription|Keep/ })).toBeNull();
    expect(plan().getByRole('button', { name: 'Card, invoices and address' })).toBeTruthy();
    expect(row('Professional').getByRole('button', { name: 'Subscribe: Professional' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'This month' })).getByText('40 of 10')).toBeTruthy();
  });

  it('is refunded while it may be, with what that does', async () => {
    const { person } = await openBilling({ ...active, refundableUntil: '2026-12-01T12:00:00.000Z' });
    expect(plan().getByText('Not for you? You can get a full refund until 2026-12-01.')).toBeTruthy();
    const asked = api.on(requestRefund, { ...active, pending: { kind: 'refund' } });
    await person.click(plan().getByRole('button', { name: 'Get a refund' }));
    await person.click(await confirm('Get a refund'));
    expect(await plan().findByText('We’re issuing your refund…')).toBeTruthy();
    expect(asked.mock.lastCall?.[0]).toEqual({ id: expect.any(String) as string });
  });

  it('offers no refund once that time is over', async () => {
    await openBilling(active);
    expect(plan().queryByRole('button', { name: 'Get a refund' })).toBeNull();
  });

  it('says why what was asked for did not come about', async () => {
    await openBilling({ ...active, problem: { kind: 'change', code: 'declined' } });
    const told = within(plan().getByRole('alert'));
    expect(told.getByText('Your plan wasn’t changed')).toBeTruthy();
    expect(told.getByText(/^Your card was declined\./)).toBeTruthy();
  });

  it('leads to the page on which a bank has a payment confirmed, and tells once that was done', async () => {
    const confirmOn = 'https://pay.example/invoice/1';
    await openBilling({ ...active, problem: { kind: 'change', code: 'to-confirm', confirmOn } });
    const told = within(plan().getByRole('alert'));
    expect(told.getByText('Confirm this payment with your bank')).toBeTruthy();
    const link = told.getByRole('link', { name: 'Confirm payment' });
    expect(link.getAttribute('href')).toBe(confirmOn);
    expect(link.getAttribute('rel')).toContain('noopener');
    api.on(getSubscription, { ...active, subscribedPlan: 'business', plan: 'business' });
    await waitFor(() => expect(plan().queryByRole('alert')).toBeNull(), { timeout: 10_000 });
    expect(plan().getByRole('heading', { name: 'Business', level: 3 })).toBeTruthy();
  });

  it.each([
    ['Card, invoices and address', active],
    ['Update card', { ...active, status: 'past_due', graceEndsAt: '2026-12-22T15:00:00.000Z' } as const],
  ])('opens “%s” in a tab that cannot reach back', async (name, subscription) => {
    const { person } = await openBilling(subscription);
    api.on(openBillingPortal, { url: 'https://pay.example/portal' });
    await person.click(plan().getByRole('button', { name }));
    await waitFor(() => expect(tabs[0]?.location.replace).toHaveBeenCalledWith('https://pay.example/portal'));
    expect(tabs[0]?.opener).toBeNull();
  });
});

describe('the plans', () => {
  it('begin on the payment page, at the price in the region’s currency', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
    const { person } = await openBilling(neverPaid);
    await person.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(await row('Business').findByText('£140 GBP')).toBeTruthy();
    const asked = api.on(createCheckout, { url: 'https://pay.example/checkout' });
    await person.click(row('Business').getByRole('button', { name: 'Subscribe: Business' }));
    await waitFor(() =>
      expect(tabs[0]?.location.replace).toHaveBeenCalledWith('https://pay.example/checkout'),
    );
    expect(asked.mock.lastCall?.[0]).toEqual({ plan: 'business', interval: 'year', currency: 'gbp' });
  });

  it('leave a link where the browser blocks the tab', async () => {
    vi.stubGlobal('open', () => null);
    const { person } = await openBilling(neverPaid);
    api.on(createCheckout, { url: 'https://pay.example/checkout' });
    await person.click(row('Professional').getByRole('button', { name: 'Subscribe: Professional' }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the payment page' });
    expect(link.href).toBe('https://pay.example/checkout');
  });

  it('say that checkout could not start, and close the tab', async () => {
    const { person } = await openBilling(neverPaid);
    api.on(createCheckout, problemOf('unexpected'));
    await person.click(row('Professional').getByRole('button', { name: 'Subscribe: Professional' }));
    await screen.findAllByText('Could not start checkout');
    expect(tabs[0]?.close).toHaveBeenCalled();
  });

  it('are changed by who pays already, after it was said what that costs', async () => {
    const { person } = await openBilling(active);
    expect(row('Professional').getAllByText('Your plan')).toHaveLength(1);
    const asked = api.on(changeSubscription, {
      ...active,
      pending: { kind: 'change', plan: 'business', interval: 'month' },
    });
    await person.click(row('Business').getByRole('button', { name: 'Change to Business' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change to Business?' }));
    expect(dialog.getByText(/^You’ll pay \$18 CAD a month, before tax/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await plan().findByText('We’re changing your plan…')).toBeTruthy();
    expect(asked.mock.lastCall?.[0]).toEqual({ plan: 'business', interval: 'month' });
  });

  it.each([
    ['a payment is overdue', { status: 'past_due', graceEndsAt: '2026-12-22T15:00:00.000Z' }],
    ['the subscription ends', { cancelAtPeriodEnd: true }],
    ['Enterprise was agreed on', { ...neverPaid, plan: 'enterprise', status: 'active' }],
  ] as const)('offer no change that would be refused: %s', async (_, change) => {
    await openBilling({ ...active, ...change });
    for (const name of ['Professional', 'Business']) {
      expect(row(name).getByRole('heading', { name })).toBeTruthy();
      expect(row(name).queryByRole('button')).toBeNull();
    }
  });

  it('have the focus on the one that was chosen on the pricing page', async () => {
    await openBilling(neverPaid, {}, '&plan=business&interval=year');
    expect(row('Business').getByText('a year')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Subscribe: Business');
  });
});

it('shows what is used of the month, and when that starts again', async () => {
  await openBilling(neverPaid, {
    plan: { name: 'starter', trialEndsAt: null },
    usage: { month: '2026-01', documents: 8, statements: 0 },
  });
  const usage = within(screen.getByRole('region', { name: 'This month' }));
  expect(usage.getByRole('progressbar', { name: 'Documents' }).getAttribute('aria-valuetext')).toBe(
    '8 of 10',
  );
  expect(usage.getByText('0 of 2')).toBeTruthy();
  expect(usage.getByText('2026-02-01')).toBeTruthy();
});

it('asks who one is anew once the plan turns out to be another', async () => {
  api.on(getSubscription, { ...active, plan: 'business', subscribedPlan: 'business' });
  await openApp('/app/settings?tab=billing', api, {
    me: { plan: { name: 'professional', trialEndsAt: null } },
  });
  const asked = api.on(getMe, { ...reader, plan: { name: 'business', trialEndsAt: null } });
  await waitFor(() => expect(asked).toHaveBeenCalled());
});

it('is the master’s alone: nobody else has the tab, and its address is refused', async () => {
  await openApp('/app/settings', api, { me: assistant });
  await screen.findByRole('tab', { name: 'Security' });
  expect(screen.queryByRole('tab', { name: 'Billing' })).toBeNull();
  await closeApp();
  await openApp('/app/settings?tab=billing', api, { me: assistant });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
});

it('offers no plan to sample books, which can have none', async () => {
  await openBilling(neverPaid, { organization: { ...reader.organization, sample: true } });
  expect(plan().getByText(/^Sample data has no plan/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
});
