import { readStatementAgain } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { readAgain } from '../use-cases/imports/read-again.ts';

export const handler = endpoint(readStatementAgain, ({ params, body, caller }, cloud) =>
  readAgain(params.id, body, caller, cloud),
);
