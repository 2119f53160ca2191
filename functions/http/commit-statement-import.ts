import { commitStatementImport as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { commitStatementImport } from '../use-cases/imports/commit-statement-import.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  commitStatementImport(params.id, body, caller, cloud),
);
