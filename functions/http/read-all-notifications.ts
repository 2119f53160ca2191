import { readAllNotifications as route } from '../../shared/contract/notices.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { readAllNotifications } from '../use-cases/notices/read-all-notifications.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) =>
  readAllNotifications(body, caller, cloud),
);
