import { changeAccount } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeAccount as change } from '../use-cases/books/keep-account.ts';

export const handler = endpoint(changeAccount, ({ params, body, caller }, cloud) =>
  change(params.id, body, caller, cloud),
);
