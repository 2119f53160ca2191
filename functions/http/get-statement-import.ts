import { getStatementImport } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showImport } from '../use-cases/imports/import-statement.ts';

export const handler = endpoint(getStatementImport, ({ params, caller }, cloud) =>
  showImport(params.id, caller, cloud),
);
