import { addTransaction as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addTransaction } from '../use-cases/ledger/add-transaction.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => addTransaction(body, caller, cloud));
