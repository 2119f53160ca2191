import { unsubscribe as route } from '../../shared/contract/mail-subscriptions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { unsubscribe } from '../use-cases/notices/unsubscribe.ts';

export const handler = endpoint(route, ({ query }, cloud) => unsubscribe(query.token, cloud));
