import { undoStatementImport as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { undoStatementImport } from '../use-cases/imports/undo-statement-import.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  undoStatementImport(params.id, caller, cloud),
);
