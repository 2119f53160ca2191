import { revokeSharedLink as route } from '../../shared/contract/shared-links.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { revokeSharedLink } from '../use-cases/shared-links/revoke-shared-link.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  revokeSharedLink(params.id, caller, cloud),
);
