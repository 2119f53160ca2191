import { getJob } from '../../shared/contract/jobs.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showJob } from '../use-cases/jobs/run-job.ts';

export const handler = endpoint(getJob, ({ params, caller }, cloud) => showJob(params.id, caller, cloud));
