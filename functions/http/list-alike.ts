import { listAlike as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listAlike } from '../use-cases/categories/list-alike.ts';

export const handler = endpoint(route, ({ params, query, caller }, cloud) =>
  listAlike(params.id, query, caller, cloud),
);
