import { commitStatementImport } from '../../shared/contract/statements.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { commitImport } from '../use-cases/decide-import.ts';

export const handler = endpoint(commitStatementImport, ({ params, body, caller }, cloud) =>
  commitImport(params.id, body, caller, cloud),
);
