import { makeMatch as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { makeMatch } from '../use-cases/matching/make-match.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => makeMatch(body, caller, cloud));
