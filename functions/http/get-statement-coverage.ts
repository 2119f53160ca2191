import { getStatementCoverage } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showCoverage } from '../use-cases/imports/show-coverage.ts';

export const handler = endpoint(getStatementCoverage, ({ query, caller }, cloud) =>
  showCoverage(query, caller, cloud),
);
