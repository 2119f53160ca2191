import { readStatementAgain as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { readStatementAgain } from '../use-cases/imports/read-statement-again.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  readStatementAgain(params.id, body, caller, cloud),
);
