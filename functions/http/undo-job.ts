import { undoJob as route } from '../../shared/contract/jobs.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { runAtOnce } from '../use-cases/jobs/run-at-once.ts';
import { undoJob } from '../use-cases/jobs/undo-job.ts';

export const handler = endpoint(route, async ({ params, caller }, cloud) =>
  runAtOnce(await undoJob(params.id, caller, cloud), caller, cloud),
);
