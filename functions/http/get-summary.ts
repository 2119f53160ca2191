import { getSummary as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getSummary } from '../use-cases/ledger/get-summary.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => getSummary(query, caller, cloud));
