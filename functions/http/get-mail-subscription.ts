import { getMailSubscription as route } from '../../shared/contract/mail-subscriptions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getMailSubscription } from '../use-cases/notices/get-mail-subscription.ts';

export const handler = endpoint(route, ({ query }, cloud) => getMailSubscription(query.token, cloud));
