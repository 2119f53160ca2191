import { discardMail as route } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { discardMail } from '../use-cases/mail/discard-mail.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => discardMail(params.id, caller, cloud));
