import { listQuarantine as route } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listQuarantine } from '../use-cases/mail/list-quarantine.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listQuarantine(query, caller, cloud));
