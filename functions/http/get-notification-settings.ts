import { getNotificationSettings as route } from '../../shared/contract/notices.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getNotificationSettings } from '../use-cases/notices/get-notification-settings.ts';

export const handler = endpoint(route, ({ caller }, cloud) => getNotificationSettings(caller, cloud));
