import { startDataExport as route } from '../../shared/contract/data-exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { startDataExport } from '../use-cases/exports/start-data-export.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => startDataExport(body, caller, cloud));
