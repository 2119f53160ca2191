import { listPayouts as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listPayouts } from '../use-cases/ledger/list-payouts.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listPayouts(query, caller, cloud));
