import { listNotifications as route } from '../../shared/contract/notices.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listNotifications } from '../use-cases/notices/list-notifications.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listNotifications(query, caller, cloud));
