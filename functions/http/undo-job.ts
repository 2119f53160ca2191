import { undoJob as route } from '../../shared/contract/jobs.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { undoJob } from '../use-cases/jobs/undo-job.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => undoJob(params.id, caller, cloud));
