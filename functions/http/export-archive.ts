import { exportArchive as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { exportArchive } from '../use-cases/archive/export-archive.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => exportArchive(body, caller, cloud));
