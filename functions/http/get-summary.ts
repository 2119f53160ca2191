import { getSummary } from '../../shared/contract/transactions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { summarise } from '../use-cases/browse-ledger.ts';

export const handler = endpoint(getSummary, ({ query, caller }, cloud) => summarise(query, caller, cloud));
