import { stripeWebhook as route } from '../../shared/contract/billing.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { stripeWebhook } from '../use-cases/billing/stripe-webhook.ts';

export const handler = endpoint(route, stripeWebhook);
