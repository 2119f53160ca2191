import { getOpenapi as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getOpenapi } from '../use-cases/books/get-openapi.ts';

export const handler = endpoint(route, () => getOpenapi());
