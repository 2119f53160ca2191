import { listTransactions } from '../../shared/contract/transactions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseLedger } from '../use-cases/browse-ledger.ts';

export const handler = endpoint(listTransactions, ({ query, caller }, cloud) =>
  browseLedger(query, caller, cloud),
);
