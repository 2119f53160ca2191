import { startAutoMatch } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { startJob } from '../use-cases/jobs/start-job.ts';

export const handler = endpoint(startAutoMatch, ({ body, caller }, cloud) =>
  startJob({ id: body.id, kind: 'confirm-matches', itemIds: body.matchIds }, caller, cloud),
);
