import { forgetLearned } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { forgetLesson } from '../use-cases/matching/auto-match.ts';

export const handler = endpoint(forgetLearned, ({ params, caller }, cloud) =>
  forgetLesson(params.id, caller, cloud),
);
