import { getTransaction } from '../../shared/contract/transactions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showEntry } from '../use-cases/keep-entry.ts';

export const handler = endpoint(getTransaction, ({ params, caller }, cloud) =>
  showEntry(params.id, caller, cloud),
);
