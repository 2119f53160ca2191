import { changeCategory as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeCategory } from '../use-cases/categories/change-category.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeCategory(params.id, body, caller, cloud),
);
