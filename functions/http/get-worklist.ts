import { getWorklist as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getWorklist } from '../use-cases/ledger/get-worklist.ts';

export const handler = endpoint(route, ({ caller }, cloud) => getWorklist(caller, cloud));
