import { removeDeletedReport as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { removeDeletedReport } from '../use-cases/archive/remove-deleted-report.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  removeDeletedReport(params.id, caller, cloud),
);
