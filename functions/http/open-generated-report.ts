import { openGeneratedReport as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openGeneratedReport } from '../use-cases/archive/open-generated-report.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  openGeneratedReport(params.id, caller, cloud),
);
