import { saveNotificationSettings as route } from '../../shared/contract/notices.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { saveNotificationSettings } from '../use-cases/notices/save-notification-settings.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) =>
  saveNotificationSettings(body, caller, cloud),
);
