import { forgetLearned as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { forgetLearned } from '../use-cases/matching/forget-learned.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  forgetLearned(params.id, caller, cloud),
);
