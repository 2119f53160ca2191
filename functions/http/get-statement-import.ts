import { getStatementImport as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getStatementImport } from '../use-cases/imports/get-statement-import.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  getStatementImport(params.id, caller, cloud),
);
