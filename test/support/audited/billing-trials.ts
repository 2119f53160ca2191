import { v7 } from 'uuid';
import type { PaidSubscription } from '../../../functions/domain/billing/paid-subscription.ts';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';

/** Has the books subscribe to Professional, as Stripe would tell. */
async function subscribed(
  { cloud, organizationId }: Pick<AuditedBooks, 'cloud' | 'organizationId'>,
  wish: Partial<PaidSubscription> = {},
): Promise<void> {
  const at = cloud.now().getTime();
  const paid: PaidSubscription = {
    ...{
      id: 'sub_1',
      status: 'active',
      plan: 'professional',
      interval: 'month',
      currency: 'cad',
      amount: 800,
    },
    createdAt: new Date(at).toISOString(),
    periodStart: new Date(at).toISOString(),
    periodEnd: new Date(at + 30 * 86_400_000).toISOString(),
    cancelAtPeriodEnd: false,
    ...wish,
  };
  await cloud.table.write(cloud.subscriptions.begin(organizationId, `cus_${organizationId}`));
  const stored = await cloud.subscriptions.of(organizationId);
  if (!stored) throw new Error('There is no customer.');
  const after = { ...stored, paid, firstPaidAt: paid.createdAt };
  await cloud.table.write([cloud.subscriptions.change(stored, after)]);
}

/** The plan and its payment. */
export const billingTrials: AuditTrials = {
  createCheckout: {
    act: 'checkout-opened',
    isEachAnother: true,
    request: () => ({ body: { plan: 'professional', interval: 'month', currency: 'cad' } }),
  },
  changeSubscription: {
    act: 'plan-change-requested',
    request: async (books) => {
      await subscribed(books);
      return { body: { plan: 'business', interval: 'year' } };
    },
  },
  cancelSubscription: {
    act: 'cancellation-requested',
    request: async (books) => {
      await subscribed(books);
      return {};
    },
  },
  resumeSubscription: {
    act: 'resumption-requested',
    request: async (books) => {
      await subscribed(books, { cancelAtPeriodEnd: true });
      return {};
    },
  },
  requestRefund: {
    act: 'refund-requested',
    request: async (books) => {
      await subscribed(books);
      return { body: { id: v7() } };
    },
  },
};
