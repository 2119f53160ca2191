import { undoStatementImport } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { undoImport } from '../use-cases/imports/decide-import.ts';

export const handler = endpoint(undoStatementImport, ({ params, caller }, cloud) =>
  undoImport(params.id, caller, cloud),
);
