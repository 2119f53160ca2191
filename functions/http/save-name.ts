import { saveName as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { saveName } from '../use-cases/books/save-name.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => saveName(body.fullName, caller, cloud));
