import { listTransactions as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listTransactions } from '../use-cases/ledger/list-transactions.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listTransactions(query, caller, cloud));
