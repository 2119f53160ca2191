import { getDataExport as route } from '../../shared/contract/data-exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getDataExport } from '../use-cases/exports/get-data-export.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  getDataExport(params.id, caller, cloud),
);
