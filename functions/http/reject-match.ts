import { rejectMatch } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { reject } from '../use-cases/matching/decide-match.ts';

export const handler = endpoint(rejectMatch, ({ params, caller }, cloud) => reject(params.id, caller, cloud));
