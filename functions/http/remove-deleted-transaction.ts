import { removeDeletedTransaction as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { removeDeletedTransaction } from '../use-cases/archive/remove-deleted-transaction.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  removeDeletedTransaction(params.id, caller, cloud),
);
