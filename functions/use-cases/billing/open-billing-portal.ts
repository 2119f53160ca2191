import type { HostedPage } from '../../../shared/model/subscription.ts';
import { billingPath, inBooks } from '../../../shared/paths.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** The page of Stripe with an organization's card, invoices and billing address; there is one once a checkout was opened. */
export async function openBillingPortal(
  { organizationId }: Pick<Caller, 'organizationId'>,
  { subscriptions, payments, siteUrl }: Pick<Cloud, 'subscriptions' | 'payments' | 'siteUrl'>,
): Promise<HostedPage | Refusal> {
  if (!payments) return refuse('payments-unavailable');
  const stored = await subscriptions.of(organizationId);
  if (!stored) return refuse('wrong-state', { because: { code: 'never-subscribed' } });
  const backTo = siteUrl + inBooks(billingPath, organizationId);
  return { url: await payments.openPortal(stored.customerId, backTo) };
}
