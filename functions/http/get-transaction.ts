import { getTransaction } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showEntry } from '../use-cases/ledger/keep-entry.ts';

export const handler = endpoint(getTransaction, ({ params, caller }, cloud) =>
  showEntry(params.id, caller, cloud),
);
