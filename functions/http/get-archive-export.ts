import { getArchiveExport as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getArchiveExport } from '../use-cases/archive/get-archive-export.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  getArchiveExport(params.id, caller, cloud),
);
