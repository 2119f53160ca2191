import { editTransactions as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { editTransactions } from '../use-cases/ledger/edit-transactions.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => editTransactions(body, caller, cloud));
