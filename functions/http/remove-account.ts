import { removeAccount as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { removeAccount } from '../use-cases/books/remove-account.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  removeAccount(params.id, caller, cloud),
);
