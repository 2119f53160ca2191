import { sendContact as route } from '../../shared/contract/contact.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { sendContact } from '../use-cases/notices/send-contact.ts';

export const handler = endpoint(route, ({ body }, cloud) => sendContact(body, cloud));
