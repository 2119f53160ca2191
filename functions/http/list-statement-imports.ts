import { listStatementImports as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listStatementImports } from '../use-cases/imports/list-statement-imports.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) =>
  listStatementImports(query, caller, cloud),
);
