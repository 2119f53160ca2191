import { getMe as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { healBooks } from '../use-cases/books/found-books.ts';
import { getMe } from '../use-cases/books/get-me.ts';

export const handler = endpoint(route, ({ caller }, cloud) => getMe(caller, cloud), {
  healCaller: healBooks,
});
