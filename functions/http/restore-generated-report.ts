import { restoreGeneratedReport as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { restoreGeneratedReport } from '../use-cases/exports/restore-generated-report.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  restoreGeneratedReport(params.id, caller, cloud),
);
