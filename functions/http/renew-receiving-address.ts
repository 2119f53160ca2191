import { renewReceivingAddress as route } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { renewReceivingAddress } from '../use-cases/mail/renew-receiving-address.ts';

export const handler = endpoint(route, ({ caller }, cloud) => renewReceivingAddress(caller, cloud));
