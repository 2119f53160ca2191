import { listTemplates as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listTemplates } from '../use-cases/books/list-templates.ts';

export const handler = endpoint(route, ({ query }) => listTemplates(query));
