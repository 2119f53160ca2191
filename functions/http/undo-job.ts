import { undoJob } from '../../shared/contract/jobs.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { beginUndo } from '../use-cases/jobs/run-job.ts';

export const handler = endpoint(undoJob, ({ params, caller }, cloud) => beginUndo(params.id, caller, cloud));
