import { saveAccountant } from '../../shared/contract/account.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { keepAccountant } from '../use-cases/set-up-books.ts';

export const handler = endpoint(saveAccountant, ({ body, caller }, cloud) =>
  keepAccountant(body, caller, cloud),
);
