import { deleteTransaction as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { deleteTransaction } from '../use-cases/ledger/delete-transaction.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  deleteTransaction(params.id, caller, cloud),
);
