import { endSession as route } from '../../shared/contract/sessions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { endSession } from '../use-cases/sessions/end-session.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => endSession(params.id, caller, cloud));
