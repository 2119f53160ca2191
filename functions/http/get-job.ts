import { getJob as route } from '../../shared/contract/jobs.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getJob } from '../use-cases/jobs/get-job.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => getJob(params.id, caller, cloud));
