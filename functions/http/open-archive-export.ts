import { openArchiveExport as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openArchiveExport } from '../use-cases/archive/open-archive-export.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  openArchiveExport(params.id, caller, cloud),
);
