import { workConsumer } from '../runtime/consumer.ts';
import { doBilling } from '../use-cases/billing/do-billing.ts';

/** The consumer of what Stripe is asked: alone it knows the key beside the routes that open pages of Stripe's. */
export const handler = workConsumer(doBilling);
