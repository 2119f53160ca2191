import { getStatementImport } from '../../shared/contract/statements.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showImport } from '../use-cases/import-statement.ts';

export const handler = endpoint(getStatementImport, ({ params, caller }, cloud) =>
  showImport(params.id, caller, cloud),
);
