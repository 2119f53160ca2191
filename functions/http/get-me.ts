import { getMe } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { healBooks } from '../use-cases/books/found-books.ts';
import { showMe } from '../use-cases/books/show-me.ts';

export const handler = endpoint(getMe, ({ caller }, cloud) => showMe(caller, cloud), {
  healCaller: healBooks,
});
