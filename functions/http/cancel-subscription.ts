import { cancelSubscription as route } from '../../shared/contract/billing.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { cancelSubscription } from '../use-cases/billing/cancel-subscription.ts';

export const handler = endpoint(route, ({ caller }, cloud) => cancelSubscription(caller, cloud));
