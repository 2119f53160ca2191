import { rejectMatch as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { rejectMatch } from '../use-cases/matching/reject-match.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => rejectMatch(params.id, caller, cloud));
