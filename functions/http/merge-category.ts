import { mergeCategory as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { mergeCategory } from '../use-cases/categories/merge-category.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  mergeCategory(params.id, body, caller, cloud),
);
