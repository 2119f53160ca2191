import { deleteGeneratedReport as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { deleteGeneratedReport } from '../use-cases/exports/delete-generated-report.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  deleteGeneratedReport(params.id, caller, cloud),
);
