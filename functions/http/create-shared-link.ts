import { createSharedLink as route } from '../../shared/contract/shared-links.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { createSharedLink } from '../use-cases/shared-links/create-shared-link.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => createSharedLink(body, caller, cloud));
