import { listSessions as route } from '../../shared/contract/sessions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listSessions } from '../use-cases/sessions/list-sessions.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listSessions(caller, cloud));
