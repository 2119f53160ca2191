import { startAutoMatch as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { runAtOnce } from '../use-cases/jobs/run-at-once.ts';
import { startAutoMatch } from '../use-cases/matching/start-auto-match.ts';

export const handler = endpoint(route, async ({ body, caller }, cloud) =>
  runAtOnce(await startAutoMatch(body, caller, cloud), caller, cloud),
);
