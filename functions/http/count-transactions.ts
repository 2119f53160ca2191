import { countTransactions } from '../../shared/contract/transactions.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { countLedger } from '../use-cases/browse-ledger.ts';

export const handler = endpoint(countTransactions, ({ query, caller }, cloud) =>
  countLedger(query, caller, cloud),
);
