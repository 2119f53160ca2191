import { editTransactions as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { runAtOnce } from '../use-cases/jobs/run-at-once.ts';
import { editTransactions } from '../use-cases/ledger/edit-transactions.ts';

export const handler = endpoint(route, async ({ body, caller }, cloud) =>
  runAtOnce(await editTransactions(body, caller, cloud), caller, cloud),
);
