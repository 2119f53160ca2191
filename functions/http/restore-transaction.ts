import { restoreTransaction as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { restoreTransaction } from '../use-cases/ledger/restore-transaction.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  restoreTransaction(params.id, caller, cloud),
);
