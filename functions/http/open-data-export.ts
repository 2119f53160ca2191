import { openDataExport as route } from '../../shared/contract/data-exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openDataExport } from '../use-cases/exports/open-data-export.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  openDataExport(params.id, caller, cloud),
);
