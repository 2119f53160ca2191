import { getSubscription as route } from '../../shared/contract/subscriptions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getSubscription } from '../use-cases/notices/get-subscription.ts';

export const handler = endpoint(route, ({ query }, cloud) => getSubscription(query.token, cloud));
