import { listAlike } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { alikeRows } from '../use-cases/categories/fitting-rows.ts';

export const handler = endpoint(listAlike, ({ params, query, caller }, cloud) =>
  alikeRows(params.id, query.was, caller, cloud),
);
