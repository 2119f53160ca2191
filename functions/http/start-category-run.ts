import { startCategoryRun as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { runAtOnce } from '../use-cases/jobs/run-at-once.ts';
import { startCategoryRun } from '../use-cases/categories/start-category-run.ts';

export const handler = endpoint(route, async ({ body, caller }, cloud) =>
  runAtOnce(await startCategoryRun(body, caller, cloud), caller, cloud),
);
