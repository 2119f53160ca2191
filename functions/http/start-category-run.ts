import { startCategoryRun as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { startCategoryRun } from '../use-cases/categories/start-category-run.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => startCategoryRun(body, caller, cloud));
