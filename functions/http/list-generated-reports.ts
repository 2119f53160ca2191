import { listGeneratedReports as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listGeneratedReports } from '../use-cases/exports/list-generated-reports.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) =>
  listGeneratedReports(query, caller, cloud),
);
