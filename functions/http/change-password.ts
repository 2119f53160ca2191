import { changePassword as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changePassword } from '../use-cases/books/change-password.ts';

export const handler = endpoint(route, ({ body, caller, accessToken }, cloud) =>
  changePassword(body, accessToken, caller, cloud),
);
