import { deleteTransaction } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { deleteEntry } from '../use-cases/ledger/keep-entry.ts';

export const handler = endpoint(deleteTransaction, ({ params, caller }, cloud) =>
  deleteEntry(params.id, caller, cloud),
);
