import { listPairs as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listPairs } from '../use-cases/ledger/list-pairs.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listPairs(query, caller, cloud));
