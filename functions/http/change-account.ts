import { changeAccount as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeAccount } from '../use-cases/books/change-account.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeAccount(params.id, body, caller, cloud),
);
