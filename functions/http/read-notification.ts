import { readNotification as route } from '../../shared/contract/notices.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { readNotification } from '../use-cases/notices/read-notification.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  readNotification(params.id, caller, cloud),
);
