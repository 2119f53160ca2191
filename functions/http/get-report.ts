import { getReport as route } from '../../shared/contract/reports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getReport } from '../use-cases/reports/get-report.ts';

export const handler = endpoint(route, ({ params, query, caller }, cloud) =>
  getReport({ ...params, ...query }, caller, cloud),
);
