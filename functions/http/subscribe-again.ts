import { subscribeAgain as route } from '../../shared/contract/mail-subscriptions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { subscribeAgain } from '../use-cases/notices/subscribe-again.ts';

export const handler = endpoint(route, ({ query }, cloud) => subscribeAgain(query.token, cloud));
