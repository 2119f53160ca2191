import { getTransaction as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getTransaction } from '../use-cases/ledger/get-transaction.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  getTransaction(params.id, caller, cloud),
);
