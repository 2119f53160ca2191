import { listRecurring as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listRecurring } from '../use-cases/ledger/list-recurring.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listRecurring(caller, cloud));
