import { commitStatementImport } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { commitImport } from '../use-cases/imports/decide-import.ts';

export const handler = endpoint(commitStatementImport, ({ params, body, caller }, cloud) =>
  commitImport(params.id, body, caller, cloud),
);
