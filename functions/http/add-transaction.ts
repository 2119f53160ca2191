import { addTransaction } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addEntry } from '../use-cases/ledger/keep-entry.ts';

export const handler = endpoint(addTransaction, ({ body, caller }, cloud) => addEntry(body, caller, cloud));
