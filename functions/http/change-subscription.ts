import { changeSubscription as route } from '../../shared/contract/billing.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeSubscription } from '../use-cases/billing/change-subscription.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => changeSubscription(body, caller, cloud));
