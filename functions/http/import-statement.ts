import { importStatement } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { startImport } from '../use-cases/imports/import-statement.ts';

export const handler = endpoint(importStatement, ({ body, caller }, cloud) =>
  startImport(body, caller, cloud),
);
