import { saveAccountant as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { saveAccountant } from '../use-cases/books/save-accountant.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => saveAccountant(body, caller, cloud));
