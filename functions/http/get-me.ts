import { getMe } from '../../shared/contract/account.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { healBooks } from '../use-cases/found-books.ts';
import { showMe } from '../use-cases/show-me.ts';

export const handler = endpoint(getMe, ({ caller }, cloud) => showMe(caller, cloud), {
  healCaller: healBooks,
});
