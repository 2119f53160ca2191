import { listStatementImports } from '../../shared/contract/statements.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseImports } from '../use-cases/list-imports.ts';

export const handler = endpoint(listStatementImports, ({ query, caller }, cloud) =>
  browseImports(query, caller, cloud),
);
