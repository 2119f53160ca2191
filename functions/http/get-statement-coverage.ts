import { getStatementCoverage as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getStatementCoverage } from '../use-cases/imports/get-statement-coverage.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) =>
  getStatementCoverage(query, caller, cloud),
);
