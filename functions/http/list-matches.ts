import { listMatches as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listMatches } from '../use-cases/matching/list-matches.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listMatches(query, caller, cloud));
