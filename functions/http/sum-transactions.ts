import { sumTransactions as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { sumTransactions } from '../use-cases/ledger/sum-transactions.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => sumTransactions(query, caller, cloud));
