import { endAllSessions as route } from '../../shared/contract/sessions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { endAllSessions } from '../use-cases/sessions/end-all-sessions.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => endAllSessions(body, caller, cloud));
