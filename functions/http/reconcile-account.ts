import { reconcileAccount as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { reconcileAccount } from '../use-cases/books/reconcile-account.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  reconcileAccount(params.id, caller, cloud),
);
