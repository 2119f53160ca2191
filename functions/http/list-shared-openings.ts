import { listSharedOpenings as route } from '../../shared/contract/shared-links.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listSharedOpenings } from '../use-cases/shared-links/list-shared-openings.ts';

export const handler = endpoint(route, ({ params, query, caller }, cloud) =>
  listSharedOpenings(params.id, query, caller, cloud),
);
