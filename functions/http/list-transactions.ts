import { listTransactions } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseLedger } from '../use-cases/ledger/browse-ledger.ts';

export const handler = endpoint(listTransactions, ({ query, caller }, cloud) =>
  browseLedger(query, caller, cloud),
);
