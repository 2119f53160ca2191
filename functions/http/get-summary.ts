import { getSummary } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { summarise } from '../use-cases/ledger/browse-ledger.ts';

export const handler = endpoint(getSummary, ({ query, caller }, cloud) => summarise(query, caller, cloud));
