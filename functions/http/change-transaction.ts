import { changeTransaction as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeTransaction } from '../use-cases/ledger/change-transaction.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeTransaction(params.id, body, caller, cloud),
);
