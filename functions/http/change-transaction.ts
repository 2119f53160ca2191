import { changeTransaction } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeEntry } from '../use-cases/ledger/keep-entry.ts';

export const handler = endpoint(changeTransaction, ({ params, body, caller }, cloud) =>
  changeEntry(params.id, body, caller, cloud),
);
