import type Stripe from 'stripe';
import {
  allPrices,
  lookupKeyOf,
  paidPlans,
  planNames,
  priceOf,
  productIdOf,
} from '../../shared/price-book.ts';
import type { PaidPlan, PriceChoice } from '../../shared/price-book.ts';

/** What became of one price. */
interface PutPrice {
  readonly key: string;
  readonly outcome: 'created' | 'kept' | 'replaced';
}

/**
 * Makes the products and prices of the price book in a Stripe account. Done again it changes nothing but what the book changed: prices are
 * for ever, so another one takes the lookup key over, and who pays the earlier one goes on paying that.
 */
export async function putPrices(stripe: Stripe): Promise<PutPrice[]> {
  for (const plan of paidPlans) await putProduct(plan, stripe);
  const put: PutPrice[] = [];
  for (const choice of allPrices) put.push(await putPrice(choice, stripe));
  return put;
}

async function putProduct(plan: PaidPlan, { products }: Stripe): Promise<void> {
  const id = productIdOf(plan);
  try {
    await products.retrieve(id);
  } catch (error) {
    if (!(error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'))
      throw error;
    await products.create({ id, name: `Matchbook ${planNames[plan]}` });
  }
}

async function putPrice(choice: PriceChoice, { prices }: Stripe): Promise<PutPrice> {
  const key = lookupKeyOf(choice);
  const { data } = await prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [before] = data;
  if (before && isOf(before, choice)) return { key, outcome: 'kept' };
  const { plan, interval, currency } = choice;
  await prices.create({
    product: productIdOf(plan),
    currency,
    unit_amount: priceOf(choice),
    recurring: { interval },
    tax_behavior: 'exclusive',
    lookup_key: key,
    transfer_lookup_key: true,
  });
  if (!before) return { key, outcome: 'created' };
  await prices.update(before.id, { active: false });
  return { key, outcome: 'replaced' };
}

const isOf = (price: Stripe.Price, choice: PriceChoice): boolean =>
  price.product === productIdOf(choice.plan) &&
  price.currency === choice.currency &&
  price.unit_amount === priceOf(choice) &&
  price.recurring?.interval === choice.interval;
