import { acceptMail as route } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { acceptMail } from '../use-cases/mail/accept-mail.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => acceptMail(params.id, caller, cloud));
