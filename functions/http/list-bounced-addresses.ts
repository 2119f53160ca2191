import { listBouncedAddresses as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listBouncedAddresses } from '../use-cases/exports/list-bounced-addresses.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listBouncedAddresses(caller, cloud));
