import { removeCategory as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { removeCategory } from '../use-cases/categories/remove-category.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  removeCategory(params.id, caller, cloud),
);
