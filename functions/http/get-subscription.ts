import { getSubscription as route } from '../../shared/contract/billing.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getSubscription } from '../use-cases/billing/get-subscription.ts';

export const handler = endpoint(route, ({ caller }, cloud) => getSubscription(caller, cloud));
