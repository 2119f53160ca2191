import { startCategoryRun } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { startRowsJob } from '../use-cases/categories/start-category-run.ts';

export const handler = endpoint(startCategoryRun, ({ body, caller }, cloud) =>
  startRowsJob(body, caller, cloud),
);
