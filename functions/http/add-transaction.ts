import { addTransaction } from '../../shared/contract/transactions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addEntry } from '../use-cases/keep-entry.ts';

export const handler = endpoint(addTransaction, ({ body, caller }, cloud) => addEntry(body, caller, cloud));
