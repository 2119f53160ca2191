import { listArchive as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listArchive } from '../use-cases/archive/list-archive.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listArchive(query, caller, cloud));
