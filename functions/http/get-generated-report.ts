import { getGeneratedReport as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getGeneratedReport } from '../use-cases/exports/get-generated-report.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  getGeneratedReport(params.id, caller, cloud),
);
