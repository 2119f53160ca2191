import { listAccounts as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listAccounts } from '../use-cases/books/list-accounts.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listAccounts(caller, cloud));
