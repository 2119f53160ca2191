import { listLearned } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseLearned } from '../use-cases/matching/browse-matches.ts';

export const handler = endpoint(listLearned, ({ query, caller }, cloud) =>
  browseLearned(query, caller, cloud),
);
