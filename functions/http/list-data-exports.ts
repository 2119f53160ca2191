import { listDataExports as route } from '../../shared/contract/data-exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listDataExports } from '../use-cases/exports/list-data-exports.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listDataExports(caller, cloud));
