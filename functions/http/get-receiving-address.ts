import { getReceivingAddress as route } from '../../shared/contract/mail.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getReceivingAddress } from '../use-cases/mail/get-receiving-address.ts';

export const handler = endpoint(route, ({ caller }, cloud) => getReceivingAddress(caller, cloud));
