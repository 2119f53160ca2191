import { describe, expect, it } from 'vitest';
import { billingBooks } from '../../../../support/billing-books.ts';

/** A change to Business, of a card whose bank asks at each payment; its first worker may end once Stripe has answered. */
async function toConfirm({ isWorkerEnded = false } = {}) {
  const books = await billingBooks();
  const { account } = books.stripe;
  await books.subscribe();
  account.enterCard(account.state.customers[0]?.id ?? '', 'secure');
  await books.change({ plan: 'business', interval: 'month' });
  if (isWorkerEnded) await books.endWorker();
  await books.settle();
  const [subscription] = account.state.subscriptions;
  if (!subscription) throw new Error('Nothing was subscribed to.');
  return { books, account, subscription };
}

describe('a change whose payment a bank wants confirmed', () => {
  it('waits, and is in force once it was confirmed', async () => {
    const { books, account, subscription } = await toConfirm();
    expect(await books.shown()).toMatchObject({
      ...{ plan: 'professional', pending: null },
      problem: {
        ...{ kind: 'change', code: 'to-confirm' },
        confirmOn: subscription.latest_invoice?.hosted_invoice_url,
      },
    });
    expect(account.state.charges.map(({ amount }) => amount)).toEqual([800]);
    account.confirmPrice(subscription);
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'business', interval: 'month', problem: null });
    expect(account.state.charges.map(({ amount }) => amount)).toEqual([800, 1000]);
  });

  it('changes nothing where nobody confirms it in time, and no longer asks for it', async () => {
    const { books, account } = await toConfirm();
    books.pass(1);
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'professional', amount: 800, problem: null });
    expect(account.state.charges).toHaveLength(1);
    // Another card pays the same change, asked for again.
    account.enterCard(account.state.customers[0]?.id ?? '', 'good');
    await books.change({ plan: 'business', interval: 'month' });
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'business', problem: null });
  });

  it('is held once, though its worker ends between asking Stripe and noting where it is confirmed', async () => {
    const { books, account } = await toConfirm({ isWorkerEnded: true });
    const [held, ...others] = account.state.subscriptions.flatMap((one) =>
      one.pending_update ? one.latest_invoice : [],
    );
    expect(others).toEqual([]);
    expect((await books.shown()).problem).toEqual({
      ...{ kind: 'change', code: 'to-confirm' },
      confirmOn: held?.hosted_invoice_url,
    });
  });
});
