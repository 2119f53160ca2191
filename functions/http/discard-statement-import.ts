import { discardStatementImport as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { discardStatementImport } from '../use-cases/imports/discard-statement-import.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  discardStatementImport(params.id, caller, cloud),
);
