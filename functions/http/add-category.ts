import { addCategory as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addCategory } from '../use-cases/categories/add-category.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => addCategory(body, caller, cloud));
