import { confirmMatch as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { confirmMatch } from '../use-cases/matching/confirm-match.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => confirmMatch(params.id, caller, cloud));
