import { listLearned as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listLearned } from '../use-cases/matching/list-learned.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listLearned(query, caller, cloud));
