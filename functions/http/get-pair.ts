import { getPair as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getPair } from '../use-cases/ledger/get-pair.ts';

export const handler = endpoint(route, ({ params: { id }, caller }, cloud) => getPair(id, caller, cloud));
