import { listAccounts } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showAccounts } from '../use-cases/books/show-accounts.ts';

export const handler = endpoint(listAccounts, ({ caller }, cloud) => showAccounts(caller, cloud));
