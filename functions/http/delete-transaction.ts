import { deleteTransaction } from '../../shared/contract/transactions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { deleteEntry } from '../use-cases/keep-entry.ts';

export const handler = endpoint(deleteTransaction, ({ params, caller }, cloud) =>
  deleteEntry(params.id, caller, cloud),
);
