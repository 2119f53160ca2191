import { listSharedLinks as route } from '../../shared/contract/shared-links.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listSharedLinks } from '../use-cases/shared-links/list-shared-links.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listSharedLinks(query, caller, cloud));
