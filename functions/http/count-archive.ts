import { countArchive as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { countArchive } from '../use-cases/archive/count-archive.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => countArchive(query, caller, cloud));
