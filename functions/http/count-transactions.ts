import { countTransactions } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { countLedger } from '../use-cases/ledger/browse-ledger.ts';

export const handler = endpoint(countTransactions, ({ query, caller }, cloud) =>
  countLedger(query, caller, cloud),
);
