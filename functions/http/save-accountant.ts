import { saveAccountant } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { keepAccountant } from '../use-cases/books/set-up-books.ts';

export const handler = endpoint(saveAccountant, ({ body, caller }, cloud) =>
  keepAccountant(body, caller, cloud),
);
