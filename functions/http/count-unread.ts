import { countUnread as route } from '../../shared/contract/notices.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { countUnread } from '../use-cases/notices/count-unread.ts';

export const handler = endpoint(route, ({ caller }, cloud) => countUnread(caller, cloud));
