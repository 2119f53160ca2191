import { addAccount as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addAccount } from '../use-cases/books/add-account.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => addAccount(body, caller, cloud));
