import { changeSharedLink as route } from '../../shared/contract/shared-links.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeSharedLink } from '../use-cases/shared-links/change-shared-link.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeSharedLink(params.id, body, caller, cloud),
);
