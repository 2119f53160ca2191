import { createCheckout as route } from '../../shared/contract/billing.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { createCheckout } from '../use-cases/billing/create-checkout.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => createCheckout(body, caller, cloud));
