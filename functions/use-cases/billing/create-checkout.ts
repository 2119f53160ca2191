import type { HostedPage, WantedCheckout } from '../../../shared/model/subscription.ts';
import { inBooks, paths } from '../../../shared/paths.ts';
import { planNames } from '../../../shared/price-book.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredSubscription } from '../../store/subscriptions.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'change' | 'plans' | 'subscriptions' | 'organizations' | 'payments' | 'siteUrl'>;

/**
 * Opens the page on which the plan is paid for. An organization has one such page open at a time, and none beside a subscription that goes
 * on: nobody pays twice, however many tabs they have.
 */
export async function createCheckout(
  wanted: WantedCheckout,
  caller: Caller,
  cloud: Parts,
): Promise<HostedPage | Refusal> {
  const { payments, siteUrl } = cloud;
  if (!payments) return refuse('payments-unavailable');
  const { organizationId } = caller;
  const stored = await customerOf(caller, payments, cloud);
  const refused = await refusedCheckout(stored, cloud);
  if (refused) return refused;
  if (stored.checkoutId !== undefined && !(await payments.closeCheckout(stored.checkoutId)))
    return refuse('wrong-state', { because: { code: 'payment-being-confirmed' } });
  const pages = {
    success: siteUrl + inBooks(paths.success, organizationId),
    cancel: siteUrl + inBooks(paths.cancel, organizationId),
  };
  const { id, url } = await payments.openCheckout(stored.customerId, wanted, pages);
  const outcome = await cloud.change(caller, 'checkout-opened', async (change) => {
    const now = await cloud.subscriptions.of(organizationId);
    if (now?.version !== stored.version) return refuse('changed-meanwhile');
    change.about({ id: organizationId, name: planNames[wanted.plan] });
    change.put(cloud.subscriptions.change(stored, { ...stored, checkoutId: id }));
    return { url };
  });
  // Somebody opened another one, or paid, at the same moment: of two pages only one may stay open.
  if (isRefusal(outcome)) await payments.closeCheckout(id);
  return outcome;
}

async function refusedCheckout(
  { organizationId, paid }: StoredSubscription,
  { plans }: Pick<Cloud, 'plans'>,
): Promise<Refusal | undefined> {
  if (paid && paid.status !== 'ended')
    return refuse('wrong-state', { because: { code: 'already-subscribed' } });
  const { name } = await plans.of(organizationId);
  return name === 'enterprise'
    ? refuse('wrong-state', { because: { code: 'enterprise-is-agreed' } })
    : undefined;
}

/** The organization as a customer of Stripe's, made one where it is none yet. */
async function customerOf(
  { organizationId, person }: Caller,
  payments: NonNullable<Cloud['payments']>,
  cloud: Parts,
): Promise<StoredSubscription> {
  const known = await cloud.subscriptions.of(organizationId);
  if (known) return known;
  const { name } = await organizationOf(organizationId, cloud);
  const customerId = await payments.createCustomer({ id: organizationId, name, email: person.email });
  await cloud.change({ organizationId }, 'customer-made', async (change) => {
    if (!(await cloud.subscriptions.of(organizationId)))
      change.put(...cloud.subscriptions.begin(organizationId, customerId));
  });
  const made = await cloud.subscriptions.of(organizationId);
  if (!made) throw new Error('A customer was made and is not there.');
  return made;
}
