import { openUnsubscribe as route } from '../../shared/contract/mail-subscriptions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openUnsubscribe } from '../use-cases/notices/open-unsubscribe.ts';

export const handler = endpoint(route, ({ query }) => Promise.resolve(openUnsubscribe(query.token)));
