import { listTransactionHistory as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listTransactionHistory } from '../use-cases/ledger/list-transaction-history.ts';

export const handler = endpoint(route, ({ params, query, caller }, cloud) =>
  listTransactionHistory(params.id, query, caller, cloud),
);
