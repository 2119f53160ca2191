import { getCashFlow as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getCashFlow } from '../use-cases/ledger/get-cash-flow.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => getCashFlow(query, caller, cloud));
