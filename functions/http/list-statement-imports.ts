import { listStatementImports } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseImports } from '../use-cases/imports/list-imports.ts';

export const handler = endpoint(listStatementImports, ({ query, caller }, cloud) =>
  browseImports(query, caller, cloud),
);
