import type Stripe from 'stripe';

/** Stripe's largest page; there is one configuration of ours. */
const PAGE = 100;
/** In its metadata, by which it is found again. */
const OURS = { matchbook: 'portal' } as const;

/**
 * What customers can do on Stripe's own pages. Plans are not changed there: Stripe would have a larger one in force before the difference is
 * paid, and the payment that then fails would look like that of a renewal.
 */
const features = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  customer_update: { enabled: true, allowed_updates: ['address', 'name', 'email', 'tax_id'] },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  subscription_update: { enabled: false },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams['features'];

/** The configuration of the customer portal; undefined where none was made, and Stripe's default one is shown. */
export async function portalConfiguration({ billingPortal }: Stripe): Promise<string | undefined> {
  const { data } = await billingPortal.configurations.list({ active: true, limit: PAGE });
  return data.find(({ metadata }) => metadata?.['matchbook'] === OURS.matchbook)?.id;
}

/** Configures the customer portal. Done again, it sets the same. */
export async function putPortal(stripe: Stripe): Promise<'created' | 'updated'> {
  const { configurations } = stripe.billingPortal;
  const id = await portalConfiguration(stripe);
  if (id === undefined) await configurations.create({ features, metadata: OURS });
  else await configurations.update(id, { features });
  return id === undefined ? 'created' : 'updated';
}
