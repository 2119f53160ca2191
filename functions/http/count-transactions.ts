import { countTransactions as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { countTransactions } from '../use-cases/ledger/count-transactions.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => countTransactions(query, caller, cloud));
