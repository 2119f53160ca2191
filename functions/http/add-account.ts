import { addAccount } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addAccount as add } from '../use-cases/books/keep-account.ts';

export const handler = endpoint(addAccount, ({ body, caller }, cloud) => add(body, caller, cloud));
